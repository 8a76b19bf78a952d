import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { askSite, sendToSite, sitePort } from '../support/ask-site';

const slugs = 3_000;
const megabytes = (kilobytes: number) => kilobytes / 1024;
/** What a Node server may grow to while it is busy, however many addresses it is asked for. */
const bound = 700;

/** Every file the built site keeps pages and answers in. */
const keptFiles = () =>
  ['.next/server', '.next/cache']
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' })).length;

function memory(): number {
  const status = `/proc/${process.env.SITE_PID}/status`;
  return existsSync(status) ? megabytes(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1])) : 0;
}

// One after the other: each looks at the memory of the same server.
test.describe.configure({ mode: 'default' });

test('three thousand unknown slugs leave nothing behind', async () => {
  test.setTimeout(180_000);
  const crawl = async (from: number, to: number) => {
    for (let at = from; at < to; at += 20) {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => askSite('ma.localhost', `/fr/films/nobody-${at + index}`)),
      );
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    }
  };
  await crawl(0, 100);
  const files = keptFiles();
  await crawl(100, slugs);
  expect(keptFiles() - files).toBeLessThan(slugs / 100);
  // What is only waiting to be collected does not count, and an idle server collects nothing.
  let asked = slugs;
  const askOn = async () => {
    await crawl(asked, asked + 200);
    asked += 200;
    return memory();
  };
  await expect.poll(askOn, { timeout: 20_000 }).toBeLessThan(bound);
});

test('of bodies far beyond what any call takes, little is held', async () => {
  const host = 'fr.localhost';
  const body = Buffer.alloc(9_000_000, 'x');
  const headers = { 'content-type': 'application/json' };
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 20);
  // Who goes on sending after the answer is cut off, as anybody is.
  const send = () =>
    sendToSite({ host, path: '/films', port: sitePort(), method: 'POST', headers, body }).catch(() => null);
  await Promise.all(Array.from({ length: 100 }, send));
  clearInterval(watch);
  expect(most - before).toBeLessThan(300);
  expect((await askSite(host, '/films')).status).toBe(200);
});
