import type { OfferItem, WireOffer } from '@/lib/api/contract/articles';
import type { WireTemporaryOffer } from '@/lib/api/contract/editorial';
import type { WireOffersPage, WirePromotion } from '@/lib/api/contract/offers';
import type { Cta, Translations } from '@/lib/api/contract/shared';
import type { Language } from '@/lib/sites/languages';
import { same, type Words } from '../../words';
import { openCinemas } from '../cinemas';
import { countries } from '../data/countries';
import { amountOf, type Desk, deskOf, say, write } from '../editorial/desk';
import { findItem, isOn, slugIn, translationsOf } from '../editorial/item';
import type { Offer } from '../editorial/offers/offer';
import { offerRows, pageTexts } from '../editorial/offers/table';
import { picture, wideOf } from '../pictures';
import { addDays } from '../time';
import type { World } from '../world';

/** What a country without the hall for it does not sell. */
const offersOf = (world: World): readonly Offer[] =>
  world.once('deals', () =>
    offerRows.filter(
      (row) =>
        isOn(world.site, row) &&
        (!row.needs || openCinemas(world.site).some(({ rooms }) => rooms?.[row.needs ?? 'imax'])),
    ),
  );

const ctaOf = (desk: Desk, label: Words, to: string, type: Cta['ctaType'] = 'yellow-button'): Cta => ({
  ctaLabel: say(desk, label) || null,
  ctaUrl: say(desk, same(to)) || null,
  ctaType: say(desk, label) ? type : 'none',
  ctaBlank: false,
});

const dayOf = ({ world }: Desk, days: number | undefined): string | null =>
  days === undefined ? null : addDays(world.day, days);

function itemOf(desk: Desk, row: Offer): OfferItem & { slug: string } {
  const { dates, picture: shot } = row;
  const teaser = say(desk, row.teaser);
  const film = desk.world.titles.find(({ key }) => key === row.film);
  return {
    slug: slugIn(row, desk.language),
    type: 'offer',
    title: say(desk, row.title),
    headline: row.headline ? write(desk, row.headline) : teaser,
    teaser,
    image: shot && wideOf(...shot),
    thumbnail: shot && picture(...shot, 640),
    releaseDate: `${addDays(desk.world.day, -30)} 08:00:00`,
    author: null,
    redirectSlug: null,
    trackingSlug: row.slug.fr,
    displayCreationDate: false,
    displaySocialMedia: row.price !== undefined,
    displayBackToNews: true,
    displayNewsTag: false,
    newsTag: null,
    featuredShow: film?.slug ?? null,
    dateType: dates.type,
    startDate: dayOf(desk, dates.start),
    endDate: dayOf(desk, dates.end),
    ...ctaOf(desk, row.cta, row.to),
  };
}

/** The offers of `/api/news-offers`; the last has no address yet and is meant to be dropped. */
export function offerItems(world: World, language: Language): OfferItem[] {
  const desk = deskOf(world, language);
  const items = offersOf(world).map((row) => itemOf(desk, row));
  const [first] = items;
  return [...items, ...(first ? [{ ...first, slug: null, title: `${first.title} 2` }] : [])];
}

/** `/api/offer/{slug}`; null = 404. An address without its number answers with the new one in `redirectSlug`. */
export function offer(world: World, slug: string, language: Language): WireOffer | null {
  const desk = deskOf(world, language);
  const rows = offersOf(world);
  const old = rows.find((row) => row.slug.fr === slug);
  const row = old ?? findItem(world.site, rows, slug);
  if (!row) return null;
  const item = { ...itemOf(desk, row), content: write(desk, row.content) };
  return old ? { ...item, slug, redirectSlug: item.slug } : item;
}

/** `/api/offer/{slug}/translate`. */
export const offerTranslate = (world: World, slug: string): Translations | null =>
  translationsOf(world.site, findItem(world.site, offersOf(world), slug));

/** By place: one stands out, and one is switched off although it has words and an address. */
const dealLooks: Readonly<Record<number, Cta['ctaType']>> = { 1: 'yellow-button', 2: 'book-now', 4: 'none' };

/** `/api/offers/temporary`, not in the order of the page. */
export function temporaryOffers(world: World, language: Language): WireTemporaryOffer[] {
  const desk = deskOf(world, language);
  return offersOf(world)
    .filter(({ ordering }) => ordering !== undefined)
    .toSorted((a, b) => b.id - a.id)
    .map((row) => {
      const { price, ordering = 0, picture: shot } = row;
      const [now = null, before = null] = price ?? [];
      return {
        title: say(desk, row.title),
        subtitle: write(desk, row.teaser),
        price: now && amountOf(desk, now),
        initialPrice: before && amountOf(desk, before),
        ordering,
        picture: shot && picture(...shot, 1280),
        ...ctaOf(desk, row.cta, `{offer:${row.slug.fr}}`, dealLooks[ordering] ?? 'black-button'),
      };
    });
}

/** `/api/offers/promotion`. */
export function offersPromotion(world: World, language: Language): WirePromotion | null {
  if (!countries[world.site].offersPage.promoted) return null;
  const desk = deskOf(world, language);
  const { title, subtitle, text, restriction, use, see } = pageTexts.promotion;
  return {
    title: say(desk, title),
    subtitle: say(desk, subtitle),
    description: write(desk, text),
    restriction: say(desk, restriction),
    ctas: [
      { ...ctaOf(desk, use, '{offer:duo-du-mardi}'), ctaType: 'yellow-button' },
      ctaOf(desk, see, '{event:nuit-du-polar}', 'black-button'),
      { ctaLabel: '', ctaUrl: '', ctaType: 'none', ctaBlank: false },
    ],
    backdrops: [wideOf('backdrops', 'p02')],
  };
}

/** `/api/offers/page`. */
export function offersPage(world: World, language: Language): WireOffersPage {
  const desk = deskOf(world, language);
  return {
    header: {
      title: say(desk, pageTexts.title),
      subtitle: world.site === 'sn' ? null : say(desk, pageTexts.subtitle),
      backdrop: wideOf('stills', 's2-tickets'),
    },
    promotion: offersPromotion(world, language),
    blocks: [...countries[world.site].offersPage.blocks],
  };
}
