import { expect, it } from 'vitest';
import { siteFacts, siteIds } from '../sites/sites';
import { buildSecurityFile } from './security-file';

const day = 86_400_000;
const now = new Date('2026-11-20T16:30:00Z');

/** RFC 9116: fields by name, one a line. */
const read = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((each) => each.split(/: (.*)/s)),
  );

it.each(siteIds)('tells who has found a hole in %s whom to tell, in a language spoken there', (site) => {
  const { domain, languages } = siteFacts(site);
  const fields = read(buildSecurityFile(site, 'mailto:security@a.test', now));
  expect(fields).toEqual({
    Contact: 'mailto:security@a.test',
    Expires: expect.any(String),
    'Preferred-Languages': expect.stringContaining(languages[0]),
    Canonical: `https://www.${domain}/.well-known/security.txt`,
  });
});

it('has not lapsed whenever it is read, and never promises a year', () => {
  for (const days of [0, 1, 200, 4_000]) {
    const then = new Date(now.getTime() + days * day);
    const left = Date.parse(read(buildSecurityFile('fr', 'mailto:a@b.test', then)).Expires ?? '') - then.getTime();
    expect(left).toBeGreaterThan(90 * day);
    expect(left).toBeLessThan(365 * day);
  }
});
