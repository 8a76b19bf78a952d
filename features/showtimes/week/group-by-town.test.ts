import { expect, it } from 'vitest';
import { groupByTown } from './group-by-town';

const row = (slug: string, citySlug: string, city: string) => ({
  ...{ slug, title: slug, href: `/cinemas/${slug}`, version: 'vf', days: [] },
  town: { citySlug, city },
});

it('puts towns in the order of their names, letters with marks among those without, and cinemas likewise', () => {
  const groups = groupByTown(
    [
      row('Rex', 'lyon', 'Lyon'),
      row('Odéon', 'evry', 'Évry'),
      row('Étoile', 'lyon', 'Lyon'),
      row('Arc', 'nice', 'Nice'),
    ],
    'fr-FR',
  );
  expect(groups.map(({ name }) => name)).toEqual(['Évry', 'Lyon', 'Nice']);
  expect(groups[1]?.rows.map(({ title }) => title)).toEqual(['Étoile', 'Rex']);
});

it('names no town where there is but one', () => {
  expect(groupByTown([row('Rex', 'dakar', 'Dakar')], 'fr-SN')[0]?.name).toBeUndefined();
});
