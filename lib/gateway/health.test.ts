import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { readHealth } from './health';

const { catalogue } = startCatalogue();
beforeEach(() => {
  vi.stubEnv('SITES', 'fr,nl');
});

it('is ready once a catalogue has answered, and tells how long ago each did', async () => {
  catalogue.use(http.get('https://*', () => HttpResponse.error()));
  expect(await readHealth()).toEqual({
    live: true,
    ready: false,
    upstreams: { fr: { secondsSinceAnswer: null }, nl: { secondsSinceAnswer: null } },
  });

  catalogue.use(http.get('https://nl.api.test/api/settings', () => HttpResponse.json({})));
  expect(await readHealth()).toMatchObject({
    ready: true,
    upstreams: { fr: { secondsSinceAnswer: null }, nl: { secondsSinceAnswer: 0 } },
  });
});
