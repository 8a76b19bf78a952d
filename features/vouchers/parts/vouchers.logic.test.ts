import { describe, expect, it } from 'vitest';
import { QueryError } from '@/lib/api/query-error';
import type { Voucher } from '@/lib/domain/voucher';
import { buildValidity, cleanCode, findLookAlike, findProblem, resolveRefusal } from './vouchers.logic';

describe('a code', () => {
  it.each(['cine-4x7k-2m', ' CINE 4X7K 2M ', 'CINE–4X7K\u00a02M', 'CINE\u200b4X7K2M', 'ＣＩＮＥ４Ｘ７Ｋ２Ｍ'])(
    'is the same however it is typed: %s',
    (typed) => {
      expect(cleanCode(typed)).toBe('CINE4X7K2M');
      expect(findProblem('code', typed)).toBeNull();
    },
  );

  it.each([
    ['code', '', { kind: 'empty' }],
    ['code', ' - ', { kind: 'empty' }],
    ['code', 'CINE', { kind: 'short' }],
    ['code', 'A'.repeat(5_000), { kind: 'long' }],
    ['code', 'CINE/4X7K', { kind: 'sign', sign: '/' }],
    ['code', 'CINE\u00004X7K', { kind: 'hidden' }],
    ['number', '6032 1100 4528 1', null],
    ['number', '6032A10045281', { kind: 'sign', sign: 'A' }],
    ['secret', '4412', null],
    ['secret', '6032110045281', { kind: 'long' }],
  ] as const)('%s %j is told what is wrong with it', (field, typed, problem) => {
    expect(findProblem(field, typed)).toEqual(problem);
  });
});

it.each([
  ['CAN-83KO-2', { pair: 'zero', place: 7 }],
  ['can1', { pair: 'one', place: 4 }],
  ['CAN-83K-2', null],
] as const)('points at the sign of %s that is taken for another', (typed, found) => {
  expect(findLookAlike(typed)).toEqual(found);
});

it.each([
  [400, 'unknown'],
  [403, 'robot'],
  [404, 'unknown'],
  [429, 'hasty'],
  [502, 'failed'],
] as const)('%i is %s', (status, refusal) => {
  expect(resolveRefusal(new QueryError('/api', status))).toBe(refusal);
});

it('a broken connection is nobody’s refusal', () => {
  expect(resolveRefusal(new TypeError('Failed to fetch'))).toBe('failed');
});

describe('the showings it pays for', () => {
  const span = (expiresOn: string | null, screeningsUntil: string | null) =>
    buildValidity({ expiresOn, screeningsUntil } as Voucher).kind;
  it('end with the voucher, later than it, or never', () => {
    expect(span(null, null)).toBe('any');
    expect(span('2027-03-31', null)).toBe('until');
    expect(span('2027-03-31', '2027-03-31')).toBe('until');
    expect(span(null, '2027-04-14')).toBe('until');
    expect(span('2027-03-31', '2027-04-14')).toBe('both');
  });
});
