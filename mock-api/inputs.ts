import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { news } from './world/answers/articles';
import { offerItems } from './world/answers/deals';
import { events } from './world/answers/events';
import { experiences } from './world/answers/experiences';
import { questions } from './world/answers/help';
import { pages } from './world/answers/pages';
import { worldOf } from './world/build-world';
import { groups } from './world/editorial/experiences/formats';
import { insideStories } from './world/editorial/experiences/stories';
import { categories } from './world/editorial/help/categories';
import { slugIn } from './world/editorial/item';
import { giftCards, vouchers } from './world/editorial/vouchers/table';
import { quirksOf } from './world/quirks';
import type { World } from './world/world';

type Inputs = readonly Record<string, string>[];

const bySlug = (rows: readonly { slug: string | null }[]): Inputs =>
  rows.flatMap(({ slug }) => (slug ? [{ slug }] : []));

/** Values for the brackets of every path, one call for each. */
export function inputs(site: SiteId): Readonly<Record<string, Inputs>> {
  const world = worldOf(site);
  return world.once('inputs', () => listInputs(site, world));
}

function listInputs(site: SiteId, world: World): Readonly<Record<string, Inputs>> {
  const { languages } = siteFacts(site);
  const shows = world.titles.map(({ slug }) => ({ slug }));
  const cinemas = world.cinemas.map(({ slug }) => ({ slug }));
  const [cinema = '', day] = [world.cinemas.find(({ closed }) => !closed)?.slug, world.day];
  const on = shows.slice(0, 12).map(({ slug }) => ({ slug, date: day, cinema }));
  const { movedShow, movedCinema } = quirksOf(world);
  const stories = bySlug(languages.flatMap((language) => news(world, language).news));
  const specials = languages.flatMap((language) => insideStories.map((row) => ({ slug: slugIn(row, language) })));
  const offers = bySlug(languages.flatMap((language) => offerItems(world, language)));
  const composed = bySlug(languages.flatMap((language) => pages(world, language)));
  const answers = languages.flatMap((language) => questions(world, language));
  const formats = bySlug(experiences(world, 'fr').filter(({ title }) => title !== null));
  const seasons = bySlug(events(world, 'fr'));
  return {
    show: [...shows, { slug: movedShow?.from ?? '' }],
    showTranslate: shows.slice(0, 3),
    showCinemas: [...shows, { slug: 'nobody-knows-1' }],
    showtimesAt: on,
    showtimesAtSwapped: on,
    showtimesOn: on,
    showtimesAll: world.titles
      .filter(({ isMovie }) => isMovie)
      .slice(0, 6)
      .map(({ slug }) => ({ slug, cinema })),
    cinema: [...cinemas, ...(movedCinema ? [{ slug: movedCinema.from }] : [])],
    cinemaTranslate: cinemas,
    cinemaShows: cinemas,
    city: [...new Set(world.cinemas.map(({ city }) => city))].map((slug) => ({ slug })),
    zone: [...new Set(world.cinemas.map(({ city }) => city))].map((id) => ({ id })),
    featured: [{ type: 'home' }, {}],
    search: [{ q: 'a' }, { q: 'le' }, { q: '7' }, { q: 'mo', type: 'show' }, { q: 'de' }, { q: 'i' }],
    searchQuick: [{ q: 'a' }, { q: 'par' }],
    newsItem: [...stories, { slug: 'nuit-du-polar' }],
    newsTranslate: stories,
    article: [...specials, ...stories, ...offers],
    articleTranslate: specials,
    offer: [...offers, { slug: 'duo-du-mardi' }],
    offerTranslate: offers,
    event: seasons,
    eventShows: seasons,
    experience: formats,
    experienceShows: formats,
    experienceGroup: bySlug(groups),
    masterTemplatePage: composed,
    masterTemplatePageTranslate: composed,
    faqArticleBySlug: bySlug(answers),
    faqArticleById: answers.map(({ id }) => ({ id: String(id) })),
    faqCategory: categories.filter((row) => row.site === site).map(({ id }) => ({ id: String(id) })),
    voucher: Object.keys(vouchers).map((code) => ({ code })),
    giftCard: Object.entries(giftCards).map(([a, { code }]) => ({ a, b: code })),
  };
}
