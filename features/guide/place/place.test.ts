import { expect, it } from 'vitest';
import { buildPlace } from './place.logic';

it.each([
  ['cinema:candela-lyon-part-dieu', 'Candela Lyon Part-Dieu', 'Lyon Part-Dieu'],
  ['city:lyon', 'Lyon', undefined],
  ['cinemas:a,b', '', undefined],
])('has a name for little room where %s has a longer one', (key, name, short) => {
  expect(buildPlace('fr-FR', { key, name }, [], [], 1).short).toBe(short);
});
