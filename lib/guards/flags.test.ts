import { delay, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { hurryPatience } from '@/tests/support/hurry-patience';
import { processWide } from '../process/process-wide';
import { forgetFlags, isFlagOn } from './flags';

const catalogue = startCatalogue();
beforeEach(() => processWide('flags', () => new Map()).clear());

const answering = (answer: () => Response | Promise<Response>) => catalogue.answering('/api/settings', answer);
const features = (facts: object) => () => Response.json({ features: facts });

it.each([
  [{ vod: true }, true],
  [{ vod: false }, false],
  [{ vod: 'yes' }, false],
  [{}, false],
])('%j: %s', async (facts, on) => {
  answering(features(facts));
  expect(await isFlagOn('fr', 'vod')).toBe(on);
});

it.each([
  ['an error', () => new Response(null, { status: 500 })],
  ['a refusal', () => new Response(null, { status: 404 })],
  ['HTML', () => new Response('<html>')],
  ['something else', () => Response.json([])],
  ['silence', () => HttpResponse.error()],
])('everything is on after %s', async (_, answer) => {
  answering(answer);
  expect(await isFlagOn('fr', 'vod')).toBe(true);
});

it('waits a second and no longer', async () => {
  answering(async () => {
    await delay('infinite');
    return Response.json({});
  });
  const patience = hurryPatience();
  expect(await isFlagOn('fr', 'vod')).toBe(true);
  expect(patience).toEqual([1_000]);
});

it('asks once a minute, and after a publication', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = answering(features({}));
  await Promise.all([isFlagOn('fr', 'vod'), isFlagOn('fr', 'giftCard')]);
  await isFlagOn('fr', 'wallet');
  expect(asked).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 61_000);
  await isFlagOn('fr', 'vod');
  expect(asked).toHaveBeenCalledTimes(2);
  forgetFlags();
  await isFlagOn('fr', 'vod');
  expect(asked).toHaveBeenCalledTimes(3);
});

it('keeps what was switched off through an outage', async () => {
  answering(features({ vod: false }));
  expect(await isFlagOn('fr', 'vod')).toBe(false);
  forgetFlags();
  answering(() => new Response(null, { status: 503 }));
  expect(await isFlagOn('fr', 'vod')).toBe(false);
});
