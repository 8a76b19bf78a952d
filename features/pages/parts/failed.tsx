import { useTranslations } from 'next-intl';
import { Retry } from '@/components/ui/retry/retry.island';
import { StateMessage } from '@/components/ui/state-message/state-message';

/** What stands in for a list that the API did not send. */
export function Failed({ title }: { title: string }) {
  const t = useTranslations('pages');
  return (
    <StateMessage kind="error" title={title} text={t('failedText')}>
      <Retry label={t('retry')} />
    </StateMessage>
  );
}
