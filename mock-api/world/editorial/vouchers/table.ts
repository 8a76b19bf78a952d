import type { WireVoucher } from '@/lib/api/contract/vouchers';
import { t, type Words } from '../../../words';
import type { Amount } from '../amounts';

export type VoucherRow = {
  label: Words;
  status: WireVoucher['status'];
  /** Days from today. */
  expires: number | null;
  /** A balance in money, or how many places are left. */
  holds: { amount: Amount; times?: number } | { places: number } | null;
  /** Days from today to the last showing it pays for, when that is not the day it expires. */
  until?: number;
  not?: readonly string[];
};

const card = t('Carte cadeau', 'Gift card', 'Geschenkkarte', 'Cadeaukaart');
const seats = (places: number): Words =>
  t(
    `Chèque cinéma ${places} places`,
    `Cinema voucher, ${places} seats`,
    `Kinogutschein, ${places} Plätze`,
    `Bioscoopvoucher, ${places} plaatsen`,
  );
const one = t('Chèque cinéma', 'Cinema voucher', 'Kinogutschein', 'Bioscoopvoucher');
const partner = t('Code partenaire', 'Partner code', 'Partnercode', 'Partnercode');

/** By code, as the visitor types it without dashes and in capitals. */
export const vouchers: Readonly<Record<string, VoucherRow>> = {
  CINE4X7K2M: {
    label: seats(3),
    status: 'valid',
    expires: 131,
    holds: { places: 2 },
    not: ['imax', '4dx', 'dolby', 'opera', 'ballet'],
  },
  CINE1PLACE: { label: one, status: 'valid', expires: 12, until: 26, holds: { places: 1 } },
  MERCI2026A: { label: partner, status: 'valid', expires: null, holds: { amount: 'full' }, not: ['AVP'] },
  CINEUSED01: { label: seats(2), status: 'used', expires: 200, holds: { places: 0 } },
  CINELATE01: { label: one, status: 'expired', expires: -43, holds: { places: 1 }, not: ['imax'] },
};

/** By number, then the secret code of each. */
export const giftCards: Readonly<Record<string, { code: string; row: VoucherRow }>> = {
  '6032110045281': {
    code: '4412',
    row: { label: card, status: 'valid', expires: 365, holds: { amount: 'card', times: 4 } },
  },
  '6032110045298': {
    code: '9087',
    row: { label: card, status: 'valid', expires: 20, until: 34, holds: { amount: 'morning' }, not: ['opera', 'live'] },
  },
  '6032110045304': { code: '1234', row: { label: card, status: 'used', expires: 90, holds: null } },
  '6032110045311': { code: '5678', row: { label: card, status: 'expired', expires: -10, holds: { amount: 'full' } } },
};

/** A code that is always refused as if a robot had asked, and one that is always asked too often. */
export const trouble = { robot: 'ROBOT00403', hasty: 'TROPVITE29' } as const;
/** What a human check sends when it fails. */
export const failedCheck = 'refused';
