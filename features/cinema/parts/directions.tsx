import { useTranslations } from 'next-intl';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { directionsUrl } from './cinema.logic';

/** Leaves for the visitor's map application. */
export function Directions({ cinema, className }: { cinema: CinemaSummary; className?: string }) {
  const t = useTranslations('cinema');
  return (
    <a className={className ?? textLinkClass()} href={directionsUrl(cinema)} target="_blank" rel="noreferrer">
      {t('directions')} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </a>
  );
}
