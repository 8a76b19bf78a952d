import type { Price } from './cinema';
import { plainLabel, splitPriceLabel } from './price-tokens';
import { wordKinds } from './price-words';
import type { SeatPrice } from './seat-price';

const clock = String.raw`(\d{1,2})(?:\s*[h:.]\s*(\d\d)|\s*h\b|\s*uhr\b|\s*uur\b|\s*([ap])\.?\s*m\b)`;
const beforeWords = 'avant|jusqu\\S{0,3} (?:a )?|before|until|till|vor|bis|voor|tot';
const fromWords = 'apres|a partir de|des|from|after|ab|nach|vanaf|na';
const bounds = {
  before: new RegExp(String.raw`(?<!\p{L})(?:${beforeWords})\s*${clock}`, 'u'),
  from: new RegExp(String.raw`(?<!\p{L})(?:${fromWords})\s*${clock}`, 'u'),
};
/** Words that go with an hour and ask nothing more of the visitor. */
const hourWords = new Set(
  `avant apres matin matinee matinees jour soir soiree before after morning evening
  vor nach morgen abend ochtend avond middag`.split(/\s+/),
);

/**
 * What an ordinary visitor pays and when, of all lines of a price list: those for everyone before or after an hour, then
 * the first that is for nobody in particular. Where a line for an hour asks more than the hour (a weekday, a card for
 * some) its hours have no amount.
 */
export function listSeatPrices(prices: readonly Price[]): SeatPrice[] {
  const usual = prices.find((price) => !findHours(price) && !asksMore(price));
  const hourly = prices.flatMap((price): SeatPrice[] => {
    const hours = findHours(price);
    if (!hours || isForSome(price)) return [];
    return [{ label: price.label, ...hours, ...(!asksMore(price) && { amount: price.amount }) }];
  });
  return [...hourly, ...(usual ? [{ label: usual.label, amount: usual.amount }] : [])];
}

/** A seat below this share of the usual one is no seat: a locker, a pair of glasses, a slip of the pen. */
const leastShare = 0.25;
const noSeat = /suppl|surcharge|zuschlag|toeslag|frais|gebuhr|kosten|\bfee/;

/**
 * Lines below the price for everyone: for some, or at some hours. One that holds on some days only, or that may not be
 * the price of a seat, is left out: what the visitor pays must not be more than what was said.
 */
export function listLowerPrices(prices: readonly Price[]): SeatPrice[] {
  const usual = prices.find((price) => !findHours(price) && !asksMore(price));
  if (!usual) return [];
  return prices.flatMap((price): SeatPrice[] => {
    const isLower = price.amount < usual.amount && price.amount >= usual.amount * leastShare;
    const isSeat = !noSeat.test(plainLabel(textOf(price))) && !isOfFormat(price);
    const isAnyDay = !kindsIn(price, (word) => hourWords.has(word)).includes('when');
    return isLower && isSeat && isAnyDay ? [{ label: price.label, amount: price.amount, ...findHours(price) }] : [];
  });
}

const isOfFormat = ({ label }: Price) =>
  splitPriceLabel(label, new Map()).some(({ kind }) => kind === 'format' || kind === 'glasses');

const textOf = ({ label, legend }: Price) => `${label} ${legend ?? ''}`;
const kindsIn = (price: Price, isHour: (word: string) => boolean) =>
  plainLabel(textOf(price))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !isHour(word))
    .map((word) => wordKinds.get(word));
const isForSome = (price: Price) => kindsIn(price, () => false).includes('who');
const asksMore = (price: Price) =>
  kindsIn(price, (word) => hourWords.has(word)).some((kind) => kind === 'who' || kind === 'when');

function findHours(price: Price): { from?: string; before?: string } | null {
  const text = textOf(price)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  const before = findClock(text, bounds.before);
  const from = findClock(text, bounds.from);
  return before || from ? { ...(from && { from }), ...(before && { before }) } : null;
}

function findClock(text: string, bound: RegExp): string | null {
  const [, hours, minutes = '00', half] = bound.exec(text) ?? [];
  if (!hours) return null;
  const hour = (Number(hours) % (half ? 12 : 25)) + (half === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
