import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { GET } from '@/app/api/session/frame/route';
import { visitorForTests } from '@/tests/support/visitor-for-tests';

const { request, server } = visitorForTests();
const ask = (step: string) => GET(request(`/api/session/frame?step=${step}`, { method: 'GET' }));
/** What was seen of a page is believed for a moment, and each test is another one. */
beforeEach(() => (globalThis as { candela?: Map<string, { clear(): void }> }).candela?.get('provider pages')?.clear());

const page = 'https://join.test/login';
const withPage = (answer: () => Response) => server.use(http.get(page, answer));

it.each([
  ['comes', () => new HttpResponse('<form>'), 204],
  ['wants a cookie first', () => new HttpResponse(null, { status: 403 }), 204],
  ['is an error of the provider', () => new HttpResponse(null, { status: 500 }), 502],
  ['does not come', () => HttpResponse.error(), 502],
] as const)('tells of a page that %s', async (_, answer, status) => {
  withPage(answer);
  expect((await ask('login')).status).toBe(status);
});

it('asks the provider once, however many ask whether its page comes', async () => {
  let looks = 0;
  withPage(() => {
    looks += 1;
    return new HttpResponse('<form>');
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('login')));
  expect(answers.every(({ status }) => status === 204)).toBe(true);
  expect(looks).toBe(1);
});

it.each(['register', 'nothing', 'constructor', ''])('knows no page but those of the steps: %s', async (step) => {
  expect((await ask(step)).status).toBe(404);
});
