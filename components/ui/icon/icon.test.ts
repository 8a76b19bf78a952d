import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tagDrawings } from '@/lib/domain/tag';
import { iconNames } from './icon.names';

it('has a drawing for every name and a name for every drawing', () => {
  const sprite = readFileSync('components/ui/icon/icons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(drawn.sort()).toEqual([...iconNames]);
});

it('has every drawing that a tag may name', () => {
  expect(tagDrawings.filter((name) => !iconNames.includes(name))).toEqual([]);
});
