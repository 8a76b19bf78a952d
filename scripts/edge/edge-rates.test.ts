import { describe, expect, it } from 'vitest';
import { startEdge } from '@/tests/support/edge';
import { findNginx } from './nginx';

/** What one client may ask of each kind at once, and that there is an end to it (docs/operate.md, "Limits, by client"). */
describe.runIf(findNginx())('the edge', () => {
  const { ask, askBy, echo } = startEdge({ trustedHops: ['127.0.0.1/32'] });
  let clients = 0;

  it.each([
    ['questions about oneself', 'GET', '/api/session', 100],
    ['of the client API as well', 'GET', '/api/client/1/wishlist', 100],
    ['reports of browsers', 'POST', '/api/reports/vitals', 100],
    ['writes', 'POST', '/api/client/1/wishlist', 40],
    ['sign-ins by the overlay', 'POST', '/api/session', 40],
    ['sign-ins by a page', 'GET', '/auth/login', 20],
    ['searches', 'GET', '/api/search/full?q=a', 60],
    ['searches of entities', 'GET', '/api/entities/search/full?q=a', 60],
    ['codes of vouchers', 'GET', '/api/voucher/AB12', 10],
    ['secrets of gift cards', 'GET', '/api/entities/gift-card/1234/99', 10],
    ['publications', 'POST', '/api/revalidate', 10],
    ['reports of a policy', 'POST', '/api/policy-reports', 20],
  ])('lets a client have %s at once as many as are named, and not twice as many', async (...row) => {
    const [, method, path, burst] = row;
    clients += 1;
    const client = { 'x-forwarded-for': `192.0.2.${clients}` };
    echo({ 'cache-control': 'no-store' });
    const statuses: unknown[] = [];
    for (let index = 0; index < burst * 2; index += 1) statuses.push((await askBy(method, path, client)).status);
    expect(new Set(statuses.slice(0, burst))).toEqual(new Set([200]));
    expect(statuses).toContain(429);
    expect((await ask('/films', client)).status).toBe(200);
  });
});
