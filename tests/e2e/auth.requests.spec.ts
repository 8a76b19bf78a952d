import { expect, test } from '@playwright/test';
import { siteIds } from '@/lib/sites/sites';
import { askSite, type Reply } from '../support/ask-site';
import { cellPath, cells } from '../support/cells';
import { readTruth } from '../support/mock-control';
import { isCellOn, readSampleParams } from '../support/samples';
import { memberAccount, signedInCookies } from '../support/signed-in-cookies';

/** What a site where nobody can sign in might be sent all the same. */
const strange = 'candela_auth=a.b.c; candela_frame=d; candela_signed=1';
const port = process.env.PORT ?? '4300';

const isSame = (one: Reply, other: Reply) =>
  one.text === other.text && one.headers['cache-control'] === other.headers['cache-control'];

for (const site of siteIds) {
  test(`${site}: every page is the same for who is signed in and who is not`, async () => {
    const { features } = await readTruth<{ features: { authentication: boolean } }>(site, '/api/settings');
    test.setTimeout(300_000);
    const cookie = features.authentication ? await signedInCookies(site) : strange;
    const host = `${site}.localhost:${port}`;
    expect((await askSite(host, '/api/session', { cookie })).text.includes(memberAccount.email)).toBe(
      features.authentication,
    );

    for (const cell of cells.filter(({ locale }) => locale.site === site)) {
      if (!(await isCellOn(cell))) continue;
      const path = cellPath(cell, await readSampleParams(cell));
      // The language cookie keeps the page where its path does not say the language.
      const language = `candela_language=${cell.locale.language}`;
      const before = await askSite(host, path, { cookie: language });
      const signedIn = await askSite(host, path, { cookie: `${language}; ${cookie}` });
      // A page may be made anew between two questions, but never for one visitor.
      const after = isSame(before, signedIn) ? before : await askSite(host, path, { cookie: language });
      expect(
        [before, after].some((reply) => isSame(reply, signedIn)),
        `${path} differs`,
      ).toBe(true);
      for (const reply of [before, signedIn]) {
        expect(reply.headers['set-cookie'], path).toBeUndefined();
        expect(reply.text).not.toContain(memberAccount.email);
      }
    }
  });
}
