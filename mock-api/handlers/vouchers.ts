import { giftCard, type Verdict, voucher } from '../world/answers/vouchers';
import { mock, Refusal } from './mock';

const CHECK = 'X-Recaptcha-Response';

const refusals = {
  robot: new Refusal(403, 'Human check failed'),
  hasty: new Refusal(429, { error: 'Too many tries' }),
};
const answered = (verdict: Verdict) => (typeof verdict === 'string' ? refusals[verdict] : verdict);

export const voucherHandlers = [
  mock('voucher', ({ world, code, header, language }) => answered(voucher(world, code, header(CHECK), language))),
  mock('giftCard', ({ world, a, b, header, language }) => answered(giftCard(world, a, b, header(CHECK), language))),
];
