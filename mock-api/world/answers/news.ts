import type { WireNews } from '@/lib/api/contract/editorial';
import type { Language } from '@/lib/sites/sites';
import { picture, wideOf } from '../pictures';
import { author, stories, topics } from '../texts/news';
import { addDays } from '../time';
import type { World } from '../world';

/** The house a story is about. */
const houseOf = (world: World): string =>
  (
    world.cinemas.find(({ stage, rooms }) => stage === 'first' && rooms?.imax) ??
    world.cinemas.find(({ rooms }) => rooms?.imax) ??
    world.cinemas[0]
  )?.name.replace('Candela ', '') ?? '';

/** `/api/news`: without contents. */
export const news = (world: World, language: Language): WireNews => ({
  news: stories.map((story, index) => ({
    slug: `${story.slug}-${410 - index}`,
    type: 'news',
    title: story.title(houseOf(world))[language],
    headline: index % 3 === 2 ? '' : story.teaser[language],
    teaser: story.teaser[language],
    image: story.picture && wideOf(...story.picture),
    thumbnail: story.picture && index % 2 === 0 ? picture(...story.picture, 640) : null,
    releaseDate: `${addDays(world.day, -story.age)} 09:00:00`,
    author: author[language],
    redirectSlug: null,
    trackingSlug: story.slug,
    displayCreationDate: true,
    displaySocialMedia: true,
    displayBackToNews: true,
    displayNewsTag: true,
    newsTag: topics[story.topic].label[language],
    featuredShow: world.titles.find(({ key }) => key === story.film)?.slug ?? null,
  })),
  types: Object.values(topics).map(({ slug, label }) => ({ slug, label: label[language] })),
});
