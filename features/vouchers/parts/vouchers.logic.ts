import { QueryError } from '@/lib/api/query-error';
import type { Voucher } from '@/lib/domain/voucher';

export type FieldName = 'code' | 'number' | 'secret';

type Rule = { signs: RegExp; least: number; most: number; mode: 'text' | 'numeric' };

/** What a code can look like. Wider than the codes of today: the API alone knows which ones exist. */
export const fieldRules: Record<FieldName, Rule> = {
  code: { signs: /[A-Z0-9]/, least: 6, most: 24, mode: 'text' },
  number: { signs: /[0-9]/, least: 8, most: 20, mode: 'numeric' },
  secret: { signs: /[0-9]/, least: 3, most: 8, mode: 'numeric' },
};

/** A code as it is asked for: dashes, spaces and small letters are only how people type it. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

export type FieldProblem = { kind: 'empty' | 'short' | 'long' | 'hidden' } | { kind: 'sign'; sign: string };

/** What cannot be right about a code before it is asked for; null when nothing is. */
export function findProblem(field: FieldName, typed: string): FieldProblem | null {
  const { signs, least, most } = fieldRules[field];
  const code = cleanCode(typed);
  if (!code) return { kind: 'empty' };
  const odd = [...code].find((sign) => !signs.test(sign));
  if (odd) return /[\p{C}\p{M}]/u.test(odd) ? { kind: 'hidden' } : { kind: 'sign', sign: odd };
  if (code.length < least) return { kind: 'short' };
  return code.length > most ? { kind: 'long' } : null;
}

export type LookAlike = { pair: 'zero' | 'one'; place: number };

/** The first sign that is easily taken for another, counted without dashes. */
export function findLookAlike(typed: string): LookAlike | null {
  const code = cleanCode(typed);
  const place = code.search(/[O0I1L]/) + 1;
  return place ? { pair: /[O0]/.test(code.charAt(place - 1)) ? 'zero' : 'one', place } : null;
}

export type CheckRefusal = 'unknown' | 'robot' | 'hasty' | 'failed';

/** 400 is the gateway's own: no code looks like that. */
const refusals: Readonly<Record<number, CheckRefusal>> = { 400: 'unknown', 403: 'robot', 404: 'unknown', 429: 'hasty' };

export const resolveRefusal = (error: unknown): CheckRefusal =>
  (error instanceof QueryError && refusals[error.status]) || 'failed';

export type Validity = { kind: 'both' | 'until' | 'any'; expires: string | null; until: string | null };

/** Which showings it pays for. The last showing counts only where it is not the day it expires anyway. */
export function buildValidity({ expiresOn, screeningsUntil }: Voucher): Validity {
  const until = screeningsUntil ?? expiresOn;
  if (!until) return { kind: 'any', expires: null, until: null };
  return { kind: expiresOn && until !== expiresOn ? 'both' : 'until', expires: expiresOn, until };
}
