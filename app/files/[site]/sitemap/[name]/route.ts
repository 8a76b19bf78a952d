import { isSitemap, listSitemaps, readSitemapUrls, sitemaps } from '@/lib/seo/sitemap';
import { isSiteId } from '@/lib/sites/sites';

/** `all` is the index, the others are its children; one of nothing is not there. An API that is down is a 503, so that crawlers come back. */
export async function GET(_: Request, { params }: RouteContext<'/files/[site]/sitemap/[name]'>) {
  const { site, name } = await params;
  if (!isSiteId(site)) return new Response(null, { status: 404 });
  if (name === 'all') return xml('sitemapindex', 'sitemap', await listSitemaps(site));

  if (!isSitemap(name)) return new Response(null, { status: 404 });
  try {
    const urls = await readSitemapUrls(site, sitemaps[name]);
    return urls.length > 0 ? xml('urlset', 'url', urls) : new Response(null, { status: 404 });
  } catch {
    return new Response(null, { status: 503, headers: { 'Retry-After': '300' } });
  }
}

function xml(root: string, item: string, urls: readonly string[]): Response {
  const entries = urls.map((url) => `<${item}><loc>${url.replaceAll('&', '&amp;')}</loc></${item}>`).join('\n');
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</${root}>\n`;
  return new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600, s-maxage=3600',
    },
  });
}
