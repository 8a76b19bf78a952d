import { useTranslations } from 'next-intl';
import { Retry } from '@/components/ui/retry/retry.island';
import { State } from '@/components/ui/state/state';

/** Stands for a part that could not be read. */
export function Failed({ title }: { title: string }) {
  const t = useTranslations('experiences.failed');
  return (
    <State kind="error" title={title} text={t('text')}>
      <Retry label={t('retry')} />
    </State>
  );
}
