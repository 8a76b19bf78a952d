import type { z } from 'zod';
import type { Period } from '@/lib/domain/offer';
import { day } from './dates';
import { text } from './plain';

export const periodFields = { startDate: day, endDate: day, dateType: text };
type Raw = z.output<z.ZodObject<typeof periodFields>>;

/** What the dates say, as far as the type lets them: `until` hides the start, `from` the end. */
export function buildPeriod({ startDate, endDate, dateType }: Raw): Period | null {
  if (dateType === 'noDate') return null;
  if (dateType?.startsWith('exact')) return startDate ? { kind: 'exact', on: startDate } : null;
  const startsOn = dateType === 'until' ? null : startDate;
  const endsOn = dateType === 'from' ? null : endDate;
  if (startsOn && endsOn) return { kind: 'interval', startsOn, endsOn };
  if (startsOn) return { kind: 'from', startsOn };
  return endsOn ? { kind: 'until', endsOn } : null;
}
