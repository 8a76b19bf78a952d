import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from './icon.names';

it('has a drawing for every name and a name for every drawing', () => {
  const sprite = readFileSync('components/ui/icon/icons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(drawn.sort()).toEqual([...iconNames]);
});
