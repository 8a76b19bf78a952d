import { expect, it } from 'vitest';
import { callUrl } from '@/lib/api/call-url';
import { filterCalls } from '@/lib/api/filter-paths';
import { filmUrl } from './guide-urls';

it.each(['kestrel-point-1', 'l’été à deux'])(
  'asks for the film %s where others ask whether there is such a one',
  (slug) => {
    expect(filmUrl('nl', slug)).toBe(callUrl('nl-BE', filterCalls.show, { slug }));
  },
);
