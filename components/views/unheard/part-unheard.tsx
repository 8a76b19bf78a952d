import { useTranslations } from 'next-intl';
import { Retry } from '@/components/ui/retry/retry.island';
import { StateMessage } from '@/components/ui/state-message/state-message';

/** Stands on a page that lacks a part of what it is opened for, since that part did not answer. */
export function PartUnheard() {
  const t = useTranslations('unheard.part');
  return (
    <StateMessage kind="error" level={2} title={t('title')} text={t('text')}>
      <Retry label={t('retry')} />
    </StateMessage>
  );
}
