import { afterEach, describe, expect, it, vi } from 'vitest';
import { startCounting } from '@/tests/support/metrics';
import { answerBrowserError, answerVerdict, answerVitals } from './browser-reports';

const look = startCounting('the last look');
const told = async (name: string) => (await look(name)).map(({ attributes, value }) => ({ ...attributes, value }));

afterEach(() => {
  vi.useRealTimers();
});

const build = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://fr.localhost:3000/api/reports/x', {
    method: 'POST',
    headers: { host: 'fr.localhost:3000', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const error = { path: '/films', kind: 'error', name: 'TypeError', where: '0abc.js:1:2345' };

it('counts what a page took by site and screen, and nothing else of the visit', async () => {
  const visits = [{ path: '/films', LCP: 1_234.5, CLS: 0.01, visitor: 'camille' }];
  expect((await answerVitals(build(visits))).status).toBe(204);
  const where = { 'candela.site': 'fr', 'candela.screen': 'shows' };
  expect(await told('candela.web_vital')).toMatchObject([
    { ...where, 'candela.web_vital.name': 'LCP', value: { sum: 1.2345, count: 1 } },
  ]);
  expect((await answerVitals(build([{ path: '/films', CLS: 0.02 }]))).status).toBe(204);
  expect(await told('candela.web_vital.layout_shift')).toMatchObject([{ ...where, value: { sum: 0.02, count: 1 } }]);
});

it('counts an error of a browser and writes one line of where it was', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect((await answerBrowserError(build(error))).status).toBe(204);
  expect(JSON.parse(String(warn.mock.lastCall?.[0]))).toEqual({
    time: expect.any(String),
    level: 'warn',
    event: 'error in a browser',
    screen: 'shows',
    kind: 'error',
    name: 'TypeError',
    where: '0abc.js:1:2345',
  });
  expect(await told('candela.browser.errors')).toEqual([
    { 'candela.site': 'fr', 'candela.screen': 'shows', 'candela.error.kind': 'error', value: 1 },
  ]);
});

it('counts whether an answer of the help helped, and writes which one it was', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  expect((await answerVerdict(build({ answer: 'exchange-a-ticket', useful: false, visitor: 'camille' }))).status).toBe(
    204,
  );
  expect(String(info.mock.lastCall?.[0])).toMatch(
    /"event":"answer judged","answer":"exchange-a-ticket","useful":false\}/,
  );
  expect(await told('candela.help.verdicts')).toEqual([{ 'candela.site': 'fr', 'candela.useful': false, value: 1 }]);
});

describe('what is no report', () => {
  it.each([
    '',
    'null',
    '[',
    '{}',
    '[{"path":"//evil.test","LCP":"1"}]',
    '[{"path":"films"}]',
    '[{"path":"/films","LCP":-1}]',
    '[{"path":"/films","LCP":1e9}]',
    `[{"path":"/${'x'.repeat(1_001)}"}]`,
    JSON.stringify(Array(11).fill({ path: '/' })),
  ])('is refused, as vitals: %s', async (body) => {
    expect((await answerVitals(build(body))).status).toBe(400);
  });

  it.each([
    { answer: '../x', useful: true },
    { answer: 'a b', useful: true },
    { answer: 'a' },
    { answer: 'a', useful: 1 },
  ])('is refused, as a verdict: %j', async (body) => {
    expect((await answerVerdict(build(body))).status).toBe(400);
  });

  it.each([
    { ...error, name: 'Error: camille@post.example is unknown' },
    { ...error, name: 'x'.repeat(50) },
    { ...error, where: 'https://fr.test/films?q=secret' },
    { ...error, where: '0abc.js\n{"level":"error"}' },
    { ...error, kind: 'forged' },
    { ...error, path: undefined },
  ])('is refused, as an error: %j', async (body) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect((await answerBrowserError(build(body))).status).toBe(400);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is refused unread where it is long, and from a page of somebody else', async () => {
    expect((await answerVitals(build('x'.repeat(1_000_000)))).status).toBe(413);
    expect((await answerVitals(build([], { 'sec-fetch-site': 'cross-site' }))).status).toBe(403);
  });
});

it('is the screen of no table where the path is invented', async () => {
  await answerVitals(build([{ path: '/invented/../../etc/passwd', LCP: 10 }]));
  await answerVitals(build([{ path: '/%E0%A4%A', LCP: 10 }]));
  const labels = await told('candela.web_vital');
  expect(labels).toHaveLength(1);
  expect(labels[0]).toMatchObject({ 'candela.screen': 'other' });
});

it('takes no more than so many a minute, and says when to try again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.spyOn(console, 'warn').mockReturnValue();
  const statuses = [];
  for (let index = 0; index < 80; index += 1) statuses.push((await answerBrowserError(build(error))).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  const refused = await answerBrowserError(build(error));
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 60]).toEqual([429, true]);
});
