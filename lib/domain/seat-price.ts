/**
 * What a seat costs at some hours of the day: from `from`, before `before`, `HH:mm` of the evening's clock, in which
 * 00:30 is 24:30. Without an amount nobody can tell.
 */
export type SeatPrice = { label: string; amount?: number; from?: string; before?: string };

/** The price of a showing at a wall-clock time of a cinema day; null when the list does not say. */
export function pickSeatPrice(
  prices: readonly SeatPrice[],
  time: string,
  isNight: boolean,
): { label: string; amount: number } | null {
  const meant = prices.filter(isMeant(time, isNight));
  const hourly = meant.filter(({ from, before }) => from || before);
  const [first] = hourly.length ? hourly : meant;
  const isSure = hourly.every(({ amount }) => amount === first?.amount);
  return first?.amount !== undefined && isSure ? { label: first.label, amount: first.amount } : null;
}

/** The least that anybody pays at that hour, with the line that says who; null where it is what everybody pays. */
export function pickLowestPrice(
  prices: readonly SeatPrice[],
  usual: number,
  time: string,
  isNight: boolean,
): { label: string; amount: number } | null {
  const [least] = prices
    .filter(isMeant(time, isNight))
    .flatMap(({ label, amount }) => (amount === undefined || amount >= usual ? [] : [{ label, amount }]))
    .sort((a, b) => a.amount - b.amount);
  return least ?? null;
}

function isMeant(time: string, isNight: boolean) {
  const at = isNight ? `${Number(time.slice(11, 13)) + 24}${time.slice(13, 16)}` : time.slice(11, 16);
  return ({ from = '', before = '99' }: SeatPrice) => from <= at && at < before;
}
