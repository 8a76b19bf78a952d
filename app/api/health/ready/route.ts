import { readReadiness } from '@/lib/gateway/readiness';

export const dynamic = 'force-dynamic';

export function GET() {
  const state = readReadiness();
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
