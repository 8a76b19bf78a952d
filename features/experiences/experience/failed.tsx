import { useTranslations } from 'next-intl';
import { Retry } from '@/components/ui/retry/retry.island';
import { StateMessage } from '@/components/ui/state-message/state-message';

/** Stands for a part that could not be read. */
export function Failed({ title, level = 3 }: { title: string; level?: 2 | 3 }) {
  const t = useTranslations('experiences.failed');
  return (
    <StateMessage kind="error" level={level} title={title} text={t('text')}>
      <Retry label={t('retry')} />
    </StateMessage>
  );
}
