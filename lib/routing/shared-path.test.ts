import { expect, it } from 'vitest';
import { sharedPath } from './shared-path';

const day = '2026-11-20';

it.each([
  ['/seances', {}, 'city:lyon', '/seances/filters/date-2026-11-20/localisation-lyon'],
  ['/seances', {}, 'cinemas:a,b', '/seances/filters/date-2026-11-20/localisation-a,b'],
  ['/seances', {}, '', '/seances/filters/date-2026-11-20'],
  [
    '/seances/filters/after-2000/localisation-nice',
    { after: ['2000'], localisation: ['nice'] },
    'nice',
    '/seances/filters/date-2026-11-20/localisation-nice/after-2000',
  ],
])('says day and place of %s with %j around %s', (pathname, filters, place, path) => {
  expect(sharedPath(pathname, filters, { day, place })).toBe(path);
});
