import type { WireArticle, WireNewsOffers, WireSpecial } from '@/lib/api/contract/articles';
import type { ArticleItem, WireNews } from '@/lib/api/contract/editorial';
import type { Translations } from '@/lib/api/contract/shared';
import type { Language } from '@/lib/sites/languages';
import { openCinemas, stageOf } from '../cinemas';
import { type Desk, deskOf, say, write } from '../editorial/desk';
import { type InsideStory, insideStories } from '../editorial/experiences/stories';
import { findItem, isIn, isOn, slugIn, translationsOf } from '../editorial/item';
import { filmStories } from '../editorial/news/films';
import { houseStories } from '../editorial/news/house';
import { programmeStories } from '../editorial/news/programme';
import { type Story, topics } from '../editorial/news/story';
import { weeklies } from '../editorial/weeklies';
import { picture, wideOf } from '../pictures';
import { addDays } from '../time';
import type { World } from '../world';
import { offer, offerItems } from './deals';

const AUTHOR = 'Inès Valmont';

/** Every story of a site, newest first. */
const storiesOf = (world: World): readonly Story[] =>
  world.once('stories', () =>
    [...programmeStories, ...houseStories, ...filmStories, ...weeklies(world)]
      .filter((story) => isOn(world.site, story))
      .sort((a, b) => a.age - b.age || b.id - a.id),
  );

/** Something from before the addresses had numbers. */
const MOVED = 'nuit-du-polar';
const movedTo = (world: World, slug: string, language: Language): string | null => {
  const story = slug === MOVED ? storiesOf(world).find((each) => each.slug.fr === MOVED) : undefined;
  return story ? slugIn(story, language) : null;
};

const titleOf = (world: World, key: string | null | undefined) =>
  world.titles.find((title) => title.key === key && !title.unlisted) ?? null;

function itemOf(desk: Desk, story: Story, place: number): ArticleItem {
  const { world, language } = desk;
  const hidden = new Set(story.hides);
  const teaser = say(desk, story.teaser);
  return {
    slug: slugIn(story, language),
    type: 'news',
    title: say(desk, story.title),
    headline: place % 3 === 2 ? '' : teaser,
    teaser,
    image: hidden.has('image') ? null : wideOf(...story.picture),
    thumbnail: hidden.has('image') || place % 2 === 0 ? picture(...story.picture, 1280) : null,
    releaseDate: `${addDays(world.day, -story.age)} 09:00:00`,
    author: story.author ?? AUTHOR,
    redirectSlug: null,
    trackingSlug: story.slug.fr,
    displayCreationDate: !hidden.has('date'),
    displaySocialMedia: !hidden.has('sharing'),
    displayBackToNews: !hidden.has('back'),
    displayNewsTag: !hidden.has('topic'),
    newsTag: topics[story.topic].label[language],
    featuredShow: titleOf(world, story.film)?.slug ?? null,
  };
}

/** `/api/news`: without contents, and without what is not in this language. */
export const news = (world: World, language: Language): WireNews =>
  world.once(`news ${language}`, () => {
    const desk = deskOf(world, language);
    return {
      news: storiesOf(world).flatMap((story, index) =>
        isIn(desk.language, story) ? [itemOf(desk, story, index)] : [],
      ),
      types: Object.values(topics).map(({ slug, label }) => ({ slug, label: label[desk.language] })),
    };
  });

/** `/api/news/{slug}`; null = 404. An address without its number answers with the new one in `redirectSlug`. */
export function newsItem(world: World, slug: string, language: Language): WireArticle | null {
  const desk = deskOf(world, language);
  const moved = movedTo(world, slug, desk.language);
  const stories = storiesOf(world);
  const story = findItem(world.site, stories, moved ?? slug);
  if (!story) return null;
  const item = itemOf(desk, story, stories.indexOf(story));
  return { ...item, ...(moved && { slug, redirectSlug: moved }), content: write(desk, story.content) };
}

/** `/api/news/{slug}/translate`. */
export const newsTranslate = (world: World, slug: string): Translations | null =>
  translationsOf(world.site, findItem(world.site, storiesOf(world), slug));

/** The big cinemas that an inside story is about. */
function housesOf(world: World, { houses }: InsideStory): string[] {
  const stages = (['first', 'second', 'third'] as const).flatMap((stage) => stageOf(world.site, stage) ?? []);
  const others = openCinemas(world.site).filter((cinema) => !stages.includes(cinema));
  return [...new Set([...stages, ...others])].slice(0, houses).map(({ slug }) => slug);
}

/** `/api/article/{slug}`: stories from inside the formats, and any other article as well. */
export function article(world: World, slug: string, language: Language): WireSpecial | null {
  const story = findItem(world.site, insideStories, slug);
  if (!story) return newsItem(world, slug, language) ?? offer(world, slug, language);
  const desk = deskOf(world, language);
  return {
    slug: slugIn(story, desk.language),
    type: 'experience',
    title: say(desk, story.title),
    headline: say(desk, story.headline),
    teaser: say(desk, story.teaser),
    content: write(desk, story.content),
    image: wideOf(...story.picture),
    thumbnail: picture(...story.picture, 640),
    releaseDate: `${addDays(world.day, -story.id + 20)} 10:00:00`,
    author: AUTHOR,
    redirectSlug: null,
    trackingSlug: story.slug.fr,
    displayCreationDate: false,
    displaySocialMedia: true,
    displayBackToNews: false,
    displayNewsTag: true,
    newsTag: say(desk, story.tag),
    featuredShow: titleOf(world, story.film)?.slug ?? null,
    cinemas: housesOf(world, story),
    guest: story.guest && {
      name: story.guest.name,
      role: say(desk, story.guest.role),
      picture: story.guest.picture && picture(...story.guest.picture, 1280),
      quote: say(desk, story.guest.quote),
    },
  };
}

/** `/api/article/{slug}/translate`. */
export const articleTranslate = (world: World, slug: string): Translations | null =>
  translationsOf(world.site, findItem(world.site, [...insideStories, ...storiesOf(world)], slug));

/** `/api/news-offers`. */
export const newsOffers = (world: World, language: Language): WireNewsOffers => ({
  news: news(world, language).news.slice(0, 6),
  offers: offerItems(world, language),
});
