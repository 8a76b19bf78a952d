import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { voucher as balance } from '../wire/voucher';

/** Unknown is 404, no human check 403, too many tries 429. */
const checked = { schema: balance, headers: ['X-Recaptcha-Response'], cache: 'never' } as const;

/** `a` is the number on the card, `b` its secret code. */
export const giftCard = endpoint({ ...calls.giftCard, ...checked, guarded: { name: 'a', most: 5 } });
export const voucher = endpoint({ ...calls.voucher, ...checked });
