import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const settings = (facts: object) => parseAnswer('fr', endpoints.settings, 'test', facts as never);

it('stand on their defaults when the API sends nothing of them', () => {
  expect(settings({ features: {} })).toMatchObject({
    search: { minLength: 2, debounce: 300 },
    locator: { maxDistance: 50, maxCinemas: 6 },
    favourites: { limit: null },
    authentication: { mechanism: 'redirect', forced: false },
    agentforce: null,
    injections: [],
    captchaKey: null,
    clientUrl: null,
    video: { platform: 'youtube', baseUrl: null },
  });
});

it('take the limits the API names', () => {
  const facts = {
    search: { minLength: 3, debounceMs: 0 },
    locator: { maxGeolocationDistance: 30, maxGeolocationCinemas: 4 },
    favourites: { limit: 5 },
    authentication: { forced: true },
  };
  expect(settings(facts)).toMatchObject({
    search: { minLength: 3, debounce: 0 },
    locator: { maxDistance: 30, maxCinemas: 4 },
    favourites: { limit: 5 },
    authentication: { mechanism: 'redirect', forced: true },
  });
});

describe('the live chat', () => {
  const parts = { orgId: '00D', deployment: 'help', siteUrl: 'https://chat.test/help', scrtUrl: 'https://chat.test' };

  it('needs all of its four parts', () => {
    expect(settings({ agentforce: parts }).agentforce).toEqual(parts);
  });

  it.each([{}, null, { ...parts, orgId: '' }, { ...parts, scrtUrl: undefined }, { ...parts, siteUrl: 'javascript:x' }])(
    'is off with %j',
    (agentforce) => {
      expect(settings({ agentforce }).agentforce).toBeNull();
    },
  );
});

describe('an injection', () => {
  const element = { tag: 'script', attributes: { src: 'https://tags.test/a.js', async: '' }, content: null };
  const injected = (injection: unknown) => settings({ injections: [injection] }).injections;

  it('has a place and an element', () => {
    expect(injected({ position: 'head', element })).toEqual([{ position: 'head', ...element }]);
  });

  it.each([
    { position: 'footer', element },
    { position: 'head', element: { ...element, tag: 'iframe' } },
    { position: 'head', element: { ...element, attributes: { src: 'data:text/javascript,x' } } },
    { position: 'head', element: { ...element, attributes: { onload: 'x()' } } },
    { position: 'head', element: { ...element, attributes: {} } },
    { position: 'head' },
    ...[
      { style: 'a' },
      { STYLE: 'display: none' },
      { children: 'a' },
      { dangerouslySetInnerHTML: 'a' },
      { key: 'a' },
      { ref: 'a' },
      { onload: 'x()' },
      { ONLOAD: 'x()' },
      { src: 'https://tags.test/a.png' },
      { srcdoc: '<script>' },
      { itemprop: 'a' },
      { constructor: 'a' },
      { NAME: 'twice' },
    ].map((attack) => ({
      position: 'head',
      element: { tag: 'meta', attributes: { name: 'x', content: 'y', ...attack }, content: null },
    })),
    { position: 'head', element: { ...element, attributes: { SRC: 'data:text/javascript,x' } } },
    {
      position: 'head',
      element: { ...element, attributes: { src: 'https://tags.test/a.js', SRC: 'https://evil.test' } },
    },
    {
      position: 'head',
      element: { ...element, tag: 'link', attributes: { rel: 'me', imagesrcset: 'https://evil.test' } },
    },
  ])('is dropped: %j', (injection) => {
    expect(injected(injection)).toEqual([]);
  });

  it('is known by the small letters of its names, as a browser reads them', () => {
    const loud = { SRC: 'https://tags.test/a.js', ASYNC: '', 'Data-Site': 'fr' };
    expect(injected({ position: 'head', element: { ...element, attributes: loud } })).toMatchObject([
      { attributes: { src: 'https://tags.test/a.js', async: '', 'data-site': 'fr' } },
    ]);
  });

  it('that is half one is no mistake to tell of', () => {
    injected({ position: 'head', element: null });
    expect(console.warn).not.toHaveBeenCalled();
  });
});
