import { LRUCache } from 'lru-cache';
import { show } from '@/lib/api/endpoints/shows';
import { find } from '@/lib/api/read';
import { fetchPicture } from '@/lib/pictures/fetch-picture';
import { drawShareCard } from '@/lib/pictures/share-card';
import { localesOf } from '@/lib/sites/locales';
import { isSiteId, type SiteId } from '@/lib/sites/sites';

/** Some 120 kB each. */
const kept = new LRUCache<string, Promise<Buffer | null>>({ max: 64, ttl: 3_600_000 });

/** The picture link previews show for a title. */
export async function GET(_: Request, { params }: RouteContext<'/files/[site]/og/[slug]'>) {
  const { site, slug } = await params;
  if (!isSiteId(site)) return new Response(null, { status: 404 });
  const key = `${site} ${slug}`;
  const drawing = kept.get(key) ?? draw(site, slug);
  kept.set(key, drawing);
  const card = await drawing.catch(() => null);
  if (!card) {
    kept.delete(key);
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });
  }
  return new Response(new Uint8Array(card), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400, s-maxage=604800' },
  });
}

async function draw(site: SiteId, slug: string): Promise<Buffer | null> {
  const [locale] = localesOf(site);
  const found = locale && (await find(locale.code, show, { slug }));
  if (!found) return null;
  const [backdrop, poster] = await Promise.all([fetchPicture(found.backdrop?.lg), fetchPicture(found.poster?.lg)]);
  return drawShareCard(backdrop, poster, found.tone ?? '#121216');
}
