import { useTranslations } from 'next-intl';
import { Retry } from '@/components/ui/retry/retry.island';
import { StateMessage } from '@/components/ui/state-message/state-message';

/** Stands for a part that could not be read. */
export function Failed({ title }: { title: string }) {
  const t = useTranslations('experiences.failed');
  return (
    <StateMessage kind="error" title={title} text={t('text')}>
      <Retry label={t('retry')} />
    </StateMessage>
  );
}
