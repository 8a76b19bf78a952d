import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Section } from '@/components/ui/layout/layout';

/** From what is said of accessibility to the showings that have it. */
export function WayToShowings() {
  const t = useTranslations('accessible');
  return (
    <Section surface="paper">
      <GoLink to="accessible">{t('title')}</GoLink>
    </Section>
  );
}
