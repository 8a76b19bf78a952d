import type { Page } from '@playwright/test';
import { askSite, siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { waitUntilAwake } from '../support/wait-until-awake';

// React says as well that the page holds what it did not write.
test.use({ expectedErrors: /Content Security Policy|React error #418/ });

declare global {
  interface Window {
    stolen?: string[];
  }
}

const home = siteOrigin('fr');
const stolen = (page: Page) => page.evaluate(() => window.stolen ?? []);
const steal = (what: string) => `(window.stolen ??= []).push('${what}')`;

/** Has the page as it was sent, with its headers, and something in its text that got there by a hole. */
const openWith = async (page: Page, html: string) => {
  const { text, headers } = await askSite(new URL(home).host, '/');
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `${value}`]));
  await page.route(`${home}/`, (route) =>
    route.fulfill({ headers: sent, body: text.replace('</main>', `${html}</main>`) }),
  );
  await page.goto(home);
};

test('a script that got into the text of a page does not run @desktop', async ({ page }) => {
  await openWith(
    page,
    `<script>${steal('script')}</script><img src="data:," onerror="${steal('handler')}"><svg onload="${steal('svg')}"></svg>`,
  );
  await waitUntilAwake(page);
  expect(await stolen(page)).toEqual([]);
});

test('nor does one that a script of ours puts into a page that is awake @desktop', async ({ page }) => {
  await page.goto(home);
  await waitUntilAwake(page);
  const forbidden = await page.evaluate(async (code) => {
    const heard: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => heard.push(effectiveDirective));
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<img src="data:," onerror="${code}">`);
    const script = document.createElement('script');
    script.textContent = code;
    document.body.append(script);
    const link = document.body.appendChild(document.createElement('a'));
    link.href = `javascript:${code}`;
    link.click();
    await new Promise((done) => setTimeout(done, 500));
    return heard.toSorted();
  }, steal('later'));
  expect(await stolen(page)).toEqual([]);
  expect(forbidden).toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
});
