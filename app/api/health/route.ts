import { readHealth } from '@/lib/gateway/health';

export const dynamic = 'force-dynamic';

export async function GET() {
  const state = await readHealth();
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
