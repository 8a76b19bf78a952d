import type { WireFaqArticle, WireFaqCategory } from '@/lib/api/contract/help';
import type { Language } from '@/lib/sites/languages';
import { deskOf, say, write } from '../editorial/desk';
import type { AnswerRow } from '../editorial/help/answer';
import { type CategoryRow, categories } from '../editorial/help/categories';
import { answerRows } from '../editorial/help/table';
import { findItem, slugIn } from '../editorial/item';
import { addDays } from '../time';
import type { World } from '../world';

/** Related questions under an answer. */
const RELATED = 5;

const placeOf = ({ site }: World, row: AnswerRow): number | undefined => row.in[site];

const answersOf = (world: World): readonly AnswerRow[] => answerRows.filter((row) => placeOf(world, row) !== undefined);

const nameOf = (row: AnswerRow, language: Language): string | null => (row.unnamed ? null : slugIn(row, language));

/** The others of its category first, then those beside it. */
function relatedTo(world: World, row: AnswerRow): AnswerRow[] {
  const others = answersOf(world).filter((each) => each !== row);
  const here = placeOf(world, row);
  return [
    ...others.filter((each) => placeOf(world, each) === here),
    ...others.filter((each) => placeOf(world, each) !== here),
  ].slice(0, RELATED);
}

function answer(world: World, row: AnswerRow | null | undefined, language: Language): WireFaqArticle | null {
  if (!row) return null;
  const desk = deskOf(world, language);
  const category = categories.find(({ id }) => id === placeOf(world, row));
  return {
    id: row.id,
    slug: nameOf(row, desk.language),
    title: say(desk, row.title),
    category: category ? { id: category.id, name: say(desk, category.title) } : null,
    teaser: say(desk, row.teaser),
    content: write(desk, row.content),
    publicationDate: addDays(world.day, -row.age),
    agentforce: row.chat === true,
    related: relatedTo(world, row).map((each) => ({
      id: each.id,
      slug: nameOf(each, desk.language),
      title: say(desk, each.title),
    })),
  };
}

/** `/api/faq/article/slug/{slug}`, in any language of the site; null = 404. */
export const answerBySlug = (world: World, slug: string, language: Language): WireFaqArticle | null =>
  answer(
    world,
    findItem(
      world.site,
      answersOf(world).filter(({ unnamed }) => !unnamed),
      slug,
    ),
    language,
  );

/** `/api/faq/article/id/{id}`; null = 404. */
export const answerById = (world: World, id: string, language: Language): WireFaqArticle | null =>
  answer(
    world,
    answersOf(world).find((row) => String(row.id) === id),
    language,
  );

/** `/api/faq/category/{id}`; null = 404. */
export function category(world: World, id: string, language: Language): WireFaqCategory | null {
  const row: CategoryRow | undefined = categories.find((each) => each.site === world.site && String(each.id) === id);
  if (!row) return null;
  const desk = deskOf(world, language);
  return {
    id: row.id,
    title: say(desk, row.title),
    description: say(desk, row.text),
    articles: answersOf(world)
      .filter((each) => placeOf(world, each) === row.id)
      .map((each) => ({
        id: each.id,
        slug: nameOf(each, desk.language),
        title: say(desk, each.title),
        teaser: say(desk, each.teaser),
      })),
  };
}

/** Every question of a site in one language, for the search. */
export const questions = (world: World, language: Language) => {
  const desk = deskOf(world, language);
  return answersOf(world).map((row) => ({
    id: row.id,
    slug: nameOf(row, desk.language),
    title: say(desk, row.title),
    teaser: say(desk, row.teaser),
    topic: say(desk, categories.find(({ id }) => id === placeOf(world, row))?.title ?? row.title),
  }));
};
