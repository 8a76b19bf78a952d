// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatConsent } from './consent';

const reload = vi.fn();
beforeEach(() => {
  vi.resetModules();
  reload.mockClear();
  vi.stubGlobal('location', { ...location, protocol: 'https:', reload });
});

const answered = (audience: boolean, ads: boolean, media: boolean) =>
  Cookies.set('candela_consent', formatConsent({ choices: { audience, ads, media }, since: Date.now() - 1000 }));
const openTab = async () => (await import('./consent.store')).useConsent;
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

it('knows what was answered by the time that anything can ask, whatever is fetched first', async () => {
  Cookies.set('candela_consent', formatConsent({ choices: { audience: true, ads: false }, since: Date.now() - 1000 }));
  const { isAllowed, useConsent } = await import('./consent.store');
  expect([isAllowed('audience'), isAllowed('ads')]).toEqual([true, false]);
  // A video that is allowed before the question is there takes no answer away.
  useConsent.getState().allow('media');
  expect(Cookies.get('candela_consent')).toMatch(/^audience-1\.ads-0\.media-1\./);
});

describe('an answer of another tab', () => {
  it('holds in this one as soon as it is looked at, without what already ran', async () => {
    answered(true, true, false);
    const consent = await openTab();
    answered(false, false, true);
    comeBack();
    expect(consent.getState().choices).toEqual({ audience: false, ads: false, media: true });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('starts nothing again that it has not taken back', async () => {
    answered(false, false, false);
    const consent = await openTab();
    answered(true, false, false);
    comeBack();
    expect([consent.getState().choices.audience, consent.getState().asked]).toEqual([true, null]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not undone by one purpose that is allowed here', async () => {
    answered(true, true, false);
    const consent = await openTab();
    answered(false, false, false);
    consent.getState().allow('media');
    expect(Cookies.get('candela_consent')).toMatch(/^audience-0\.ads-0\.media-1\./);
  });
});

it.each(['audience', 'ads', 'media'] as const)('starts again without what ran, once %s is taken back', async (one) => {
  answered(true, true, true);
  const consent = await openTab();
  consent.getState().choose({ audience: true, ads: true, media: true });
  expect(reload).not.toHaveBeenCalled();
  consent.getState().choose({ audience: true, ads: true, media: true, [one]: false });
  expect(reload).toHaveBeenCalledOnce();
});
