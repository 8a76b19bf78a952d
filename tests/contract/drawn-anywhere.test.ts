import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listReadsWhileDrawn } from '@/tests/support/drawn-with';

/** What no server draws in any state of a page, and why. */
const inBrowserAlone: Readonly<Record<string, string>> = {
  'components/ui/combobox/combobox-field.tsx: matchMedia': 'opened by a press; the look of a bar asks for nothing',
  'features/account/account-layer.island.tsx: location': 'who is signed in is known in the browser alone',
  'features/account/sign-in/sign-in-actions.island.tsx: navigator':
    'that nobody is signed in is known in the browser alone',
  'features/guide/ways/use-steps.ts: scrollY': 'a page holds no films of its board',
  'features/show/trailer/trailer.island.tsx: navigator': 'opened by a press, or by the address once the page is awake',
  'features/subscription/plans/plan-modal.island.tsx: location': 'opened by a press',
};

/**
 * What an island draws in a browser as a rule, a server draws as soon as a fault leaves the page in another state: the guide
 * read the address that it shares, and without a single cinema it was a 500.
 */
it('no component reads while it is drawn what a server has not', () => {
  const files = globSync('{app,components,features,lib}/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|fixture)\./.test(file),
  );
  expect([...new Set(files.flatMap(listReadsWhileDrawn))].toSorted()).toEqual(Object.keys(inBrowserAlone).toSorted());
});
