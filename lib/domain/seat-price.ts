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
  const at = isNight ? `${Number(time.slice(11, 13)) + 24}${time.slice(13, 16)}` : time.slice(11, 16);
  const meant = prices.filter(({ from = '', before = '99' }) => from <= at && at < before);
  const hourly = meant.filter(({ from, before }) => from || before);
  const [first] = hourly.length ? hourly : meant;
  const isSure = hourly.every(({ amount }) => amount === first?.amount);
  return first?.amount !== undefined && isSure ? { label: first.label, amount: first.amount } : null;
}
