import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgetTries } from '../world/answers/vouchers';
import { fixClock } from '../world/clock';
import { trouble } from '../world/editorial/vouchers/table';
import { FRIDAY, get } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterEach(forgetTries);
afterAll(() => fixClock(null));

describe('a code', () => {
  const voucher = async (code: string, check?: string) =>
    (await get(`/fr/api/voucher/${code}`, check === undefined ? {} : { 'X-Recaptcha-Response': check })).status;

  test.each([
    ['without a human check', 'CINE4X7K2M', undefined, 403],
    ['with a failed one', 'CINE4X7K2M', 'refused', 403],
    ['with an empty one', 'CINE4X7K2M', ' ', 403],
    ['that nobody issued', 'NOBODY', 'human', 404],
    ['as people type it', 'cine-4x7k-2m', 'human', 200],
    ['named like a property', 'constructor', 'human', 404],
    ['of five thousand letters', 'A'.repeat(5000), 'human', 404],
    ['with a control character', 'CINE%00', 'human', 404],
    ['that robots like', trouble.robot, 'human', 403],
    ['that was tried too often', trouble.hasty, 'human', 429],
  ])('%s', async (_what, code, check, status) => {
    expect(await voucher(code, check)).toBe(status);
  });

  test('may be tried five times a minute', async () => {
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push(await voucher('CINE1PLACE', 'human'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await voucher('CINE4X7K2M', 'human')).toBe(200);
  });

  test('is refused in a bare string', async () => {
    expect(await (await get('/fr/api/voucher/X')).json()).toBe('Human check failed');
  });

  test('of a gift card needs its secret', async () => {
    const card = async (code: string) =>
      (await get(`/nl/api/gift-card/6032110045281/${code}`, { 'X-Recaptcha-Response': 'human' })).status;
    expect([await card('4412'), await card('9999')]).toEqual([200, 404]);
  });
});
