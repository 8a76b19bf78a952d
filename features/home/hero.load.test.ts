import { expect, it } from 'vitest';
import type { Listed } from '@/lib/domain/listing';
import { startCatalogue } from '@/tests/support/catalogue';
import { showSummary } from '@/tests/support/summaries';
import { showDetails } from '@/tests/support/wire';
import { findHero } from './hero.load';

const { answeringOnly } = startCatalogue();
const listed = (slug: string, home: number): Listed => ({
  show: showSummary(slug, { orders: { default: 1, home, upcoming: 1 } }),
  ...{ firstDay: '2026-11-20', bookable: true, isKids: false, isPremiere: false },
});
const list = [listed('second', 2), listed('first', 1)];
const answers = (featured: readonly string[]) => ({
  '/api/featured': { shows: featured },
  ...Object.fromEntries(
    ['first', 'second', 'left'].map((slug) => [`/api/show/${slug}`, showDetails({ slug, isMovie: false })]),
  ),
});

it.each([
  ['what the editors feature', ['second'], 'second'],
  ['the first of the home order, where they feature nothing', [], 'first'],
  ['the first of the home order, where what they feature is gone', ['gone'], 'first'],
])('opens with %s, a film where the list calls it one whatever its own call says', async (_, featured, slug) => {
  answeringOnly(answers(featured));
  expect(await findHero('fr-FR', list)).toMatchObject({ slug, isMovie: true, synopsis: 'A train.\nAt night.' });
});

it('opens with what has left the list as its own call has it', async () => {
  answeringOnly(answers(['left']));
  expect(await findHero('fr-FR', list)).toMatchObject({ slug: 'left', isMovie: false });
});

it('opens with nothing where nothing is on', async () => {
  answeringOnly(answers([]));
  expect(await findHero('fr-FR', [])).toBeNull();
});
