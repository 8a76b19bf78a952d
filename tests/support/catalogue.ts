import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

export const fails = Symbol('fails');
let catalogues = 0;

/** Has each test ask a catalogue of its own: what one was told stands in for what fails in another. */
export const startAnewEachTest = () =>
  beforeEach(() => {
    catalogues += 1;
    vi.stubEnv('CATALOGUE_API_URL', `https://{site}-${catalogues}.api.test`);
  });

/** The catalogue that every test of a file asks: `https://fr.api.test` and its like. Between tests it knows nothing. */
export function startCatalogue() {
  const catalogue = setupServer();
  beforeAll(() => catalogue.listen());
  beforeEach(() => {
    vi.stubEnv('CATALOGUE_API_URL', 'https://{site}.api.test');
  });
  afterEach(() => {
    catalogue.resetHandlers();
    vi.useRealTimers();
  });
  afterAll(() => catalogue.close());

  return {
    catalogue,
    /** Has France's answer so at a path, and counts how often it is asked. */
    answering(path: string, answer: () => Response | Promise<Response>) {
      const asked = vi.fn();
      catalogue.use(
        http.get(`https://fr.api.test${path}`, async () => {
          asked();
          return (await answer()) as never;
        }),
      );
      return asked;
    },
    /** Has every country's answer these by their paths, 503 where it is `fails`, and 404 to all else. */
    answeringOnly: (answers: Readonly<Record<string, unknown>>) =>
      catalogue.use(
        http.get('https://*/api/*', ({ request }) => {
          const answer = answers[new URL(request.url).pathname];
          const status = answer === undefined ? 404 : 503;
          return (
            answer === undefined || answer === fails ? new Response(null, { status }) : Response.json(answer)
          ) as never;
        }),
      ),
  };
}
