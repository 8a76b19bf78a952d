import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { focusBefore } from '@/lib/visitor/device/focus-before';
import type { GuideCinema } from '../place/place.logic';

/** Names the cinemas that did not answer, and offers to ask them again. */
export function Silent({ cinemas, onRetry }: { cinemas: readonly GuideCinema[]; onRetry: () => void }) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  return (
    <StateMessage
      kind="error"
      title={t('missing', { count: cinemas.length, names: cinemas.map(({ name }) => name).join(', ') })}
    >
      <Button
        onClick={({ currentTarget }) => {
          focusBefore(currentTarget);
          onRetry();
        }}
      >
        {words('failed.retry')}
      </Button>
    </StateMessage>
  );
}
