import type { WireVoucher } from '@/lib/api/contract/vouchers';
import type { Language } from '@/lib/sites/languages';
import { amountOf, deskOf, say } from '../editorial/desk';
import { failedCheck, giftCards, trouble, type VoucherRow, vouchers } from '../editorial/vouchers/table';
import { addDays } from '../time';
import type { World } from '../world';

export type Verdict = WireVoucher | 'robot' | 'hasty' | null;

const MINUTE = 60_000;
/** Tries of one code in a minute. */
const MOST = 5;
const MOST_CODES = 1_000;

/** By the clock of the computer: that of the mock may stand still. */
const tries = new Map<string, readonly number[]>();

/** As if nobody had tried any code yet. */
export const forgetTries = (): void => tries.clear();

function isHasty(key: string): boolean {
  const instant = Date.now();
  const recent = [...(tries.get(key) ?? []).filter((at) => at <= instant && at > instant - MINUTE), instant];
  if (tries.size > MOST_CODES) tries.clear();
  tries.set(key, recent.slice(-MOST - 1));
  return recent.length > MOST;
}

/** Dashes, spaces and small letters are how people type. */
const plain = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

const wireOf = (world: World, row: VoucherRow, language: Language): WireVoucher => {
  const desk = deskOf(world, language);
  const { holds, expires, until } = row;
  return {
    status: row.status,
    expirationDate: expires === null ? null : addDays(world.day, expires),
    balance: holds && 'amount' in holds ? amountOf(desk, holds.amount) * (holds.times ?? 1) : null,
    placesRemaining: holds && 'places' in holds ? holds.places : null,
    label: say(desk, row.label),
    screeningsUntil: until === undefined ? null : addDays(world.day, until),
    excludedTags: [...(row.not ?? [])],
  };
};

/** The check comes before the code, so that a robot learns nothing; null = 404. */
function judge(
  world: World,
  code: string,
  check: string | null,
  find: () => VoucherRow | undefined,
  language: Language,
): Verdict {
  if (!check?.trim() || check === failedCheck || code === trouble.robot) return 'robot';
  if (code === trouble.hasty || isHasty(`${world.site} ${code}`)) return 'hasty';
  const row = find();
  return row ? wireOf(world, row, language) : null;
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** `/api/voucher/{code}`. */
export function voucher(world: World, typed: string, check: string | null, language: Language): Verdict {
  const code = plain(typed);
  return judge(world, code, check, () => own(vouchers, code), language);
}

/** `/api/gift-card/{number}/{code}`. */
export function giftCard(
  world: World,
  typed: string,
  secret: string,
  check: string | null,
  language: Language,
): Verdict {
  const number = plain(typed);
  const found = () => {
    const card = own(giftCards, number);
    return card?.code === plain(secret) ? card.row : undefined;
  };
  return judge(world, number, check, found, language);
}
