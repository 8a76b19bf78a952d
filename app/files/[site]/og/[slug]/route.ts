import { LRUCache } from 'lru-cache';
import { briefLife } from '@/lib/api/brief-life';
import { show } from '@/lib/api/endpoints/shows';
import { find } from '@/lib/api/read';
import { readPartOr } from '@/lib/api/read-or';
import { failedPicture } from '@/lib/http/failed-picture';
import { askPicture, type NoPicture } from '@/lib/pictures/ask-picture';
import { drawShareCard } from '@/lib/pictures/share-card';
import { noteTurnedAway } from '@/lib/process/request-scope';
import { limitTurns } from '@/lib/process/turns';
import { type Locale, localesOf } from '@/lib/sites/locales';
import { isSiteId } from '@/lib/sites/sites';

/** A picture that did not come is left out, and the card kept briefly. */
type Card = { bytes: Buffer; isWhole: boolean };

/** Some 120 kB each. */
const drawnCards = new LRUCache<string, Promise<Card | null>>({ max: 256, ttl: 3_600_000 });
/** A card is a fifth of a second of a processor, and anybody may ask for those of all titles. */
const inTurn = limitTurns(2, 30);

/** The picture link previews show for a title. */
export async function GET(_: Request, { params }: RouteContext<'/files/[site]/og/[slug]'>) {
  const { site, slug } = await params;
  const [locale] = isSiteId(site) ? localesOf(site) : [];
  if (!locale) return new Response(null, { status: 404 });
  const key = `${site} ${slug}`;
  const drawing = drawnCards.get(key) ?? inTurn(() => draw(locale.code, slug));
  if (!drawing) {
    noteTurnedAway();
    return new Response(null, { status: 503, headers: failedPicture });
  }
  drawnCards.set(key, drawing);
  const card = await readPartOr(locale.code, 'share card', drawing, 'failed' as const);
  if (card === null || card === 'failed') {
    drawnCards.delete(key);
    // A crawler that is told that there is none does not come again for a card.
    if (card === 'failed') return new Response(null, { status: 503, headers: failedPicture });
    return new Response(null, { status: 404, headers: { 'Cache-Control': `public, max-age=${briefLife.lacking}` } });
  }
  if (!card.isWhole) drawnCards.delete(key);
  const life = card.isWhole ? 'max-age=86400, s-maxage=604800' : `max-age=${briefLife.lacking}`;
  return new Response(new Uint8Array(card.bytes), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': `public, ${life}` },
  });
}

async function draw(locale: Locale, slug: string): Promise<Card | null> {
  const found = await find(locale, show, { slug });
  if (!found) return null;
  const [backdrop, poster] = await Promise.all([askPicture(found.backdrop?.lg), askPicture(found.poster?.lg)]);
  const card = await drawShareCard(orNull(backdrop), orNull(poster), found.tone ?? '#121216');
  return { ...card, isWhole: card.isWhole && backdrop !== 'failed' && poster !== 'failed' };
}

const orNull = (picture: Buffer | NoPicture) => (typeof picture === 'string' ? null : picture);
