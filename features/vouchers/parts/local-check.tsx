import { useTranslations } from 'next-intl';
import { CheckField } from '@/components/ui/check-field/check-field';
import type { CheckProps } from './check-props';

/** Stands in where no host checks, as in the demo: the API takes or refuses its word. */
export function LocalCheck({ token, onToken, describedBy }: CheckProps) {
  const t = useTranslations('voucherCheck.check');
  return (
    <CheckField
      checked={token !== null}
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
      onChange={(event) => onToken(event.currentTarget.checked ? 'local-check' : null)}
    >
      {t('label')}
    </CheckField>
  );
}
