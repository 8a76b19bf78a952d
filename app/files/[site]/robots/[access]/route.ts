import { isSiteId, siteFacts } from '@/lib/sites/sites';

/** Crawlers are welcome on production hosts and nowhere else (conventions, "Search engines"). */
export async function GET(_: Request, { params }: RouteContext<'/files/[site]/robots/[access]'>) {
  const { site, access } = await params;
  if (!isSiteId(site)) return new Response(null, { status: 404 });
  const lines =
    access === 'open'
      ? ['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: https://www.${siteFacts(site).domain}/sitemap.xml`]
      : ['User-agent: *', 'Disallow: /'];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
