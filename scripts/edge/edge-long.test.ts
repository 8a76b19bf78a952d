import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { pictureUrl } from '@/components/ui/picture/build-sources';
import { readBuiltIn } from '@/lib/env/built-in';
import { buildHeaderRules } from '@/lib/http/security-headers';
import { startEdge } from '@/tests/support/edge';
import { pageHeaders } from './fake-site.fixture';
import { findNginx } from './nginx';

const letters = (count: number) => 'a'.repeat(count);
const [everywhere] = buildHeaderRules(readBuiltIn());
const own: OutgoingHttpHeaders = Object.fromEntries(
  (everywhere?.headers ?? []).map(({ key, value }) => [key.toLowerCase(), value]),
);
/** The second policy of a page with twice the scripts that the fullest one has (decision 46). */
const pagePolicy = `script-src 'self' ${Array(44)
  .fill(`'sha256-${letters(43)}='`)
  .join(' ')}`;
const policies = [`${own['content-security-policy']}`, pagePolicy];

/** How long an address may be; where there is no nginx, `render.test.ts` is all that can be said. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, answer, asked } = startEdge();
  const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${letters(400)}` };

  it.each([
    ['a page', `/${letters(1_999)}`, {}],
    ['a segment of a page', `/${letters(1_999)}`, router],
    ['a feed', `/feeds/${letters(1_993)}`, {}],
    ['a calendar', `/calendar/${letters(1_990)}`, {}],
    ['a share card', `/og/${letters(1_996)}`, {}],
    ['a script', `/_next/static/${letters(1_986)}`, {}],
  ])('answers, with a head that no page of ours has, %s of the longest address', async (_, path, headers) => {
    const { 'content-security-policy': _own, ...others } = own;
    answer((_, response) =>
      response
        .setHeader('content-security-policy', policies)
        .writeHead(200, { ...pageHeaders, ...others })
        .end('here'),
    );
    expect((await ask(path, headers)).text).toBe('here');
    expect((await ask(`${path}a`, headers)).status).toBe(414);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['place', 414, (value: string) => `/api/screens/board/a?place=${value}`],
    ['q', 414, (value: string) => `/api/search/a?q=${value}`],
    ['address', 404, (value: string) => pictureUrl(`https://m.test/${value}.webp`, 640)],
  ])('answers what is asked for with a long %s, and %i to a longer one', async (_, status, asking) => {
    answer((_, response) => response.writeHead(200, { ...pageHeaders, ...own }).end('here'));
    expect((await ask(asking(letters(3_000)))).text).toBe('here');
    expect((await ask(asking(letters(4_001)))).status).toBe(status);
    expect(asked).toHaveLength(1);
  });
});
