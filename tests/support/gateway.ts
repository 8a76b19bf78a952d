import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { answerCall } from '@/lib/gateway/gateway';
import type { Face } from '@/lib/gateway/load-answer';

/** A catalogue behind the gateway, on a fresh address for every test so that none is served what another left behind. */
export function gatewayWithCatalogue() {
  const catalogue = setupServer();
  const asked: URL[] = [];
  let visit = 0;

  beforeAll(() => catalogue.listen());
  beforeEach(() => {
    visit += 1;
    asked.length = 0;
    vi.stubEnv('CATALOGUE_API_URL', `https://{site}-${visit}.api.test`);
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    catalogue.resetHandlers();
    vi.useRealTimers();
  });
  afterAll(() => catalogue.close());

  return {
    /** What the catalogue was asked, in order. */
    asked,
    /** Has the catalogue answer everything so. */
    upstream(answer: (request: Request) => Response | Promise<Response>) {
      catalogue.resetHandlers(
        http.get('https://*', ({ request }) => {
          asked.push(new URL(request.url));
          return answer(request) as never;
        }),
      );
    },
    get(path: string, { host = 'fr.localhost:3000', face = 'wire' as Face, method = 'GET', headers = {} } = {}) {
      return answerCall(new Request(`http://localhost:3000${path}`, { method, headers: { host, ...headers } }), face);
    },
  };
}
