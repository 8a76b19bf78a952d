import { useLocale, useTranslations } from 'next-intl';
import type { OpinionShares } from '@/lib/domain/opinion-shares';
import { leastVoices, pickApproval } from '@/lib/domain/reception';
import { formatFigures } from '@/lib/i18n/figures';

/** Whose voices the shares are, or how many there are while they are too few for one. */
export function ReceptionNote({ felt }: { felt: OpinionShares | null }) {
  const t = useTranslations('opinion');
  const locale = useLocale();
  if (!felt) return t('none');
  const counted = { count: felt.total, figures: formatFigures(felt.total, locale) };
  return pickApproval(felt) ? t('answers', counted) : t('few', { ...counted, least: leastVoices });
}
