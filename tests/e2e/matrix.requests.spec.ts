import { expect, test } from '@playwright/test';
import { absoluteUrl } from '@/lib/routing/href';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { askSite, askUrl } from '../support/ask-site';
import { absences, cellPath, cells } from '../support/cells';
import { listFaultyFacts } from '../support/json-ld';
import { listEmpty } from '../support/list-empty';
import { parseHead } from '../support/parse-head';
import { expectSameForMembers } from '../support/same-for-members';
import { isCellOn, readSampleParams, siteHost } from '../support/samples';
import { listUnfinishedLinks } from '../support/unfinished-links';
import { listUnnamedScripts } from '../support/unnamed-scripts';

/** Every screen of every site in every language, asked for under its production host. */
for (const cell of cells) {
  const { locale, screen } = cell;
  const { status = 200, canonical, index } = screenFactsOf(screen);

  test(`${locale.code} ${screen}`, async () => {
    const params = await readSampleParams(cell);
    const path = cellPath(cell, params);
    // The language cookie keeps the page where its path does not say the language.
    const cookie = `candela_language=${locale.language}`;
    const reply = await askSite(siteHost(locale), path, { cookie });
    const head = parseHead(reply.text);

    if (!(await isCellOn(cell))) {
      expect(reply.status).toBe(404);
      return;
    }
    expect(reply.status).toBe(status);
    await expectSameForMembers(locale.site, path, cookie, reply);
    // A browser that follows a link would take such a word for itself.
    expect(reply.headers['cache-control']).not.toContain('stale-while-revalidate');
    expect(listFaultyFacts(reply.text)).toEqual([]);
    expect(listUnfinishedLinks(reply.text, locale)).toEqual([]);
    expect(listUnnamedScripts(reply)).toEqual([]);
    expect(listEmpty(reply.text)).toEqual([]);
    // Its text takes one byte a character in the server's memory (`lib/http/escape-to-latin.ts`).
    expect(reply.text).not.toMatch(/[^\0-\xff]/);
    // However many a build has cut its styles into.
    expect(reply.text.match(/<link rel="stylesheet"(?![^>]* disabled)/g)).toHaveLength(1);
    expect(head).toMatchObject({ lang: locale.code, headings: 1, title: expect.stringMatching(/\S/) });
    if (index === false) {
      expect(`${reply.headers['x-robots-tag']} ${head.robots}`).toContain('noindex');
      expect(head.alternates).toEqual({});
      return;
    }

    expect(head.title.length, head.title).toBeLessThanOrEqual(longestTitle);
    expect(head.description?.length ?? 0, `${head.description}`).toBeGreaterThanOrEqual(shortestDescription);
    expect(head.pictureWords).toMatch(/\S/);
    const self = absoluteUrl(locale, path);
    expect(head.canonical).toBe(
      canonical ? absoluteUrl(locale, cellPath({ locale, screen: canonical }, params)) : self,
    );
    expect(`${reply.headers['x-robots-tag']} ${head.robots}`).not.toContain('noindex');
    await expectMutual(self, locale.code, head.alternates);
  });
}

/** What the table leaves out is not there, in whatever words. */
for (const [title, group] of Map.groupBy(
  absences,
  ({ site, language }) => `${site} in ${language} lacks what it lacks`,
)) {
  test(title, async () => {
    for (const { site, screen, path } of group) {
      const { status } = await askSite(`${site}.localhost`, path);
      expect({ screen, path, status }).toEqual({ screen, path, status: 404 });
    }
  });
}

/** Characters that result pages show of a title, and below which they write a description of their own. */
const longestTitle = 70;
const shortestDescription = 40;

const known = new Map<string, Promise<ReturnType<typeof parseHead>>>();

/**
 * Each page of a cluster names all of it, itself included, and one page for everyone else; who asks for one without any
 * wish, as a search engine does, gets the language that it is named by.
 */
async function expectMutual(self: string, code: string, alternates: Record<string, string>) {
  expect(alternates).toMatchObject({ [code]: self, 'x-default': expect.stringMatching(/^https:/) });
  for (const [language, url] of Object.entries(alternates)) {
    const asked = known.get(url) ?? askUrl(url).then(({ text }) => parseHead(text));
    known.set(url, asked);
    const theirs = await asked;
    expect(theirs.alternates, url).toEqual(alternates);
    if (language !== 'x-default') expect(theirs.lang, url).toBe(language);
  }
}
