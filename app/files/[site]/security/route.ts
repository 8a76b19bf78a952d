import { env } from '@/lib/env/env';
import { buildSecurityFile } from '@/lib/seo/security-file';
import { isSiteId } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';

export const dynamic = 'force-dynamic';

/** Where who has found a hole can tell us (RFC 9116). */
export async function GET(_: Request, { params }: RouteContext<'/files/[site]/security'>) {
  const { site } = await params;
  if (!isSiteId(site)) return new Response(null, { status: 404 });
  return new Response(buildSecurityFile(site, env().securityContact[site], serverNow()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
