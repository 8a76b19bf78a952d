// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatConsent } from './consent';

beforeEach(() => vi.resetModules());

it('knows what was answered by the time that anything can ask, whatever is fetched first', async () => {
  Cookies.set('candela_consent', formatConsent({ choices: { audience: true, ads: false }, since: Date.now() - 1000 }));
  const { isAllowed, useConsent } = await import('./consent.store');
  expect([isAllowed('audience'), isAllowed('ads')]).toEqual([true, false]);
  // A video that is allowed before the question is there takes no answer away.
  useConsent.getState().allow('media');
  expect(Cookies.get('candela_consent')).toMatch(/^audience-1\.ads-0\.media-1\./);
});
