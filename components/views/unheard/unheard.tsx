import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { StateMessage } from '@/components/ui/state-message/state-message';

/** What stands where films would, while no programme answers: that nothing plays is for a programme alone to say. */
export function Unheard() {
  const t = useTranslations('unheard');
  return (
    <StateMessage kind="error" level={2} title={t('title')} text={t('text')}>
      <GoLink to="cinemas">{t('cinemas')}</GoLink>
    </StateMessage>
  );
}
