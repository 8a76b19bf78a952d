import { z } from 'zod';
import { type Voucher, voucherStates } from '@/lib/domain/voucher';
import type { WireVoucher } from '../contract/vouchers';
import { day } from './dates';
import { amount, slugs, text } from './plain';
import { wire } from './shapes';

export const voucher = wire<WireVoucher>()(
  z
    .object({
      status: z.enum(voucherStates),
      expirationDate: day,
      balance: amount,
      placesRemaining: amount,
      label: text,
      screeningsUntil: day,
      excludedTags: slugs,
    })
    .transform(
      ({ status, expirationDate, placesRemaining, label, ...raw }): Voucher => ({
        ...raw,
        state: status,
        label: label ?? '',
        expiresOn: expirationDate,
        places: placesRemaining,
      }),
    ),
);
