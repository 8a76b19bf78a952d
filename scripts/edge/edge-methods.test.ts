import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { pictureUrl } from '@/components/ui/picture/build-sources';
import { startEdge } from '@/tests/support/edge';
import { findNginx } from './nginx';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'INVENTED'];

/** What is only read takes no other method past what is kept, and what is written goes on to a site. */
describe.runIf(findNginx())('the edge', () => {
  const { askBy, asked, echo, hostOf } = startEdge();

  it.each([
    ['a page', '/films'],
    ['the page of the calls', '/api'],
    ['a call', '/api/shows'],
    ['a call of entities', '/api/entities/shows'],
    ['a search', '/api/search/full?q=a'],
    ['a search of entities', '/api/entities/search/full?q=a'],
    ['an answer for a screen', '/api/screens/starts'],
    ['in which town somebody is', '/api/screens/here'],
    ['a zone', '/api/entities/zone'],
    ['a voucher', '/api/voucher/AB12'],
    ['a gift card', '/api/entities/gift-card/1234/99'],
    ['words', '/api/words/fr/board'],
    ['a picture', pictureUrl('https://m.test/a.webp', 640)],
    ['a part of a picture', '/api/pictures/still/1x1/aGk'],
    ['a share card', '/og/a-film.jpg'],
    ['a script', '/_next/static/chunks/a.js'],
    ['an icon', '/icons/a.png'],
    ['a feed', '/feeds/films-fr.xml'],
    ['a calendar', '/calendar/cinema/a.ics'],
    ['robots.txt', '/robots.txt'],
  ])('asks no site for %s by another method than a browser reads by: %s', async (_, path) => {
    echo();
    const statuses = new Map<string, number | undefined>();
    for (const method of methods) statuses.set(method, (await askBy(method, path)).status);
    expect([Object.fromEntries(statuses), asked]).toEqual([
      Object.fromEntries(methods.map((method) => [method, 405])),
      [],
    ]);
    for (const method of ['GET', 'HEAD']) expect((await askBy(method, path)).status).toBe(200);
  });

  it('says by which methods it is read', async () => {
    const [, port] = hostOf('fr').split(':');
    const question = request({ port, path: '/api/shows', method: 'DELETE', headers: { host: hostOf('fr') } }).end();
    const [{ headers }] = (await once(question, 'response')) as [IncomingMessage];
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
  });

  it.each([
    ['POST', '/api/session'],
    ['DELETE', '/api/session'],
    ['POST', '/api/client/4711/shows'],
    ['POST', '/api/client/4711/show/a-film/like'],
    ['POST', '/api/client/4711/cinema/roussel'],
    ['DELETE', '/api/client/4711/cinema/roussel'],
    ['POST', '/api/revalidate'],
    ['POST', '/api/policy-reports'],
    ['POST', '/api/reports/vitals'],
    ['POST', '/api/reports/errors'],
    ['POST', '/api/reports/verdicts'],
  ])('has a site write what a visitor sends by %s to %s', async (method, path) => {
    echo();
    expect((await askBy(method, path, { 'content-length': 2 }, '{}')).status).toBe(200);
    expect(asked).toMatchObject([{ method, url: path }]);
  });
});
