import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolvePath, type ScreenResolution } from '../routing/resolve';
import { pickLocaleOfSlug } from './locale-of-slug';

const slugs: Record<string, object> = {
  'a-lighthouse-31': { fr: 'un-phare-31', en: 'a-lighthouse-31', nl: null },
  'un-phare-31': { fr: 'un-phare-31', en: 'a-lighthouse-31', nl: null },
  'imax-7': { fr: 'imax-7', en: 'other-7', nl: 'imax-7' },
};
const catalogue = setupServer(
  http.get('*/api/article/:slug/translate', ({ params }) => {
    const found = slugs[`${params.slug}`];
    return found ? HttpResponse.json(found) : HttpResponse.json(null, { status: 503 });
  }),
);
beforeAll(() => catalogue.listen());
afterAll(() => catalogue.close());

const at = (pathname: string, accepts: string) =>
  pickLocaleOfSlug(resolvePath({ host: 'be.localhost', pathname, accepts }) as ScreenResolution);

it.each(['fr', 'nl', 'en', 'ja'])(
  'an article answers in the language of its slug, also to who reads %s',
  async (reads) => {
    expect(await at('/specials/a-lighthouse-31', reads)).toMatchObject({
      locale: 'en-BE',
      internal: '/en-BE/special/a-lighthouse-31',
      negotiated: false,
    });
    expect(await at('/specials/un-phare-31', reads)).toMatchObject({ locale: 'fr-BE', negotiated: false });
  },
);

it('a slug of several languages answers in the one that the visitor likes best, and no cache may share it', async () => {
  expect(await at('/specials/imax-7', 'nl')).toMatchObject({ locale: 'nl-BE', negotiated: true });
  expect(await at('/specials/imax-7', 'en')).toMatchObject({ locale: 'fr-BE', negotiated: true });
});

it('is answered as the visitor wishes while nobody tells', async () => {
  expect(await at('/specials/lost-1', 'nl')).toMatchObject({ locale: 'nl-BE', negotiated: true });
});

it('leaves alone what says its language, and what has no item', async () => {
  expect(await at('/nl/nieuws/a-lighthouse-31', 'fr')).toMatchObject({ locale: 'nl-BE', screen: 'newsItem' });
  expect(await at('/410_GONE', 'nl')).toMatchObject({ locale: 'nl-BE', screen: 'gone' });
});
