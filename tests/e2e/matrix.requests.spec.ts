import { expect, test } from '@playwright/test';
import { absolute } from '@/lib/routing/href';
import { factsOf } from '@/lib/routing/screen-facts';
import { ask, askUrl } from '../support/ask';
import { absences, cells, pathOf } from '../support/cells';
import { headOf } from '../support/head';
import { hostOf, isOn, sampleParams } from '../support/samples';

/** Every screen of every site in every language, asked for under its production host. */
for (const cell of cells) {
  const { locale, screen } = cell;
  const { status = 200, canonical, index } = factsOf(screen);

  test(`${locale.code} ${screen}`, async () => {
    const params = await sampleParams(cell);
    const path = pathOf(cell, params);
    const reply = await ask(hostOf(locale), path, { cookie: `candela_language=${locale.language}` });
    const head = headOf(reply.text);

    if (!(await isOn(cell))) {
      expect(reply.status).toBe(404);
      return;
    }
    expect(reply.status).toBe(status);
    expect(head).toMatchObject({ lang: locale.code, headings: 1, title: expect.stringMatching(/\S/) });
    if (index === false) {
      expect(`${reply.headers['x-robots-tag']} ${head.robots}`).toContain('noindex');
      expect(head.alternates).toEqual({});
      return;
    }

    const self = absolute(locale, path);
    expect(head.canonical).toBe(canonical ? absolute(locale, pathOf({ locale, screen: canonical }, params)) : self);
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
      const { status } = await ask(`${site}.localhost`, path);
      expect({ screen, path, status }).toEqual({ screen, path, status: 404 });
    }
  });
}

const known = new Map<string, Promise<Record<string, string>>>();

/** Each page of a cluster names all of it, itself included, and one page for everyone else. */
async function expectMutual(self: string, code: string, alternates: Record<string, string>) {
  expect(alternates).toMatchObject({ [code]: self, 'x-default': expect.stringMatching(/^https:/) });
  for (const url of new Set(Object.values(alternates))) {
    const theirs = known.get(url) ?? askUrl(url).then(({ text }) => headOf(text).alternates);
    known.set(url, theirs);
    expect(await theirs, url).toEqual(alternates);
  }
}
