import { useTranslations } from 'next-intl';
import { Retry } from '@/components/ui/retry/retry.island';
import { State } from '@/components/ui/state/state';

/** What stands in for a list that the API did not send. */
export function Failed({ title }: { title: string }) {
  const t = useTranslations('pages');
  return (
    <State kind="error" title={title} text={t('failedText')}>
      <Retry label={t('retry')} />
    </State>
  );
}
