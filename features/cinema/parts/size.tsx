import { useTranslations } from 'next-intl';
import type { Cinema } from '@/lib/domain/cinema';

/** "14 screens, 2,860 seats", as far as it is known. */
export function Size({ cinema: { halls, seats } }: { cinema: Pick<Cinema, 'halls' | 'seats'> }) {
  const t = useTranslations('cinema');
  return [halls && t('halls', { count: halls }), seats && t('seats', { count: seats })].filter(Boolean).join(', ');
}
