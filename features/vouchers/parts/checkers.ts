import { askEntity } from '@/lib/api/query';
import type { Voucher } from '@/lib/domain/voucher';
import type { Locale } from '@/lib/sites/locales';
import type { FieldName } from './vouchers.logic';

export type CheckerKind = 'voucher' | 'giftCard';

type Codes = Readonly<Record<FieldName, string>>;
type Checker = {
  fields: readonly [FieldName, ...FieldName[]];
  ask: (locale: Locale, codes: Codes, headers: Record<string, string>) => Promise<Voucher>;
};

/** What each form asks for. */
export const checkers: Record<CheckerKind, Checker> = {
  voucher: {
    fields: ['code'],
    ask: (locale, { code }, headers) => askEntity(locale, 'voucher', { code }, { headers }),
  },
  giftCard: {
    fields: ['number', 'secret'],
    ask: (locale, { number, secret }, headers) => askEntity(locale, 'giftCard', { a: number, b: secret }, { headers }),
  },
};

/** What says that a person asks. */
export const checkHeader = 'X-Recaptcha-Response';
