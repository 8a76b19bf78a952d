import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import { ComboboxField } from '@/components/ui/combobox/combobox-field';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/layout/layout';
import styles from './search-field.module.scss';

type Props = Pick<ComponentProps<typeof ComboboxField>, 'text' | 'onText' | 'combobox' | 'field'> & {
  onClose: () => void;
};

/** The head of the search: one large field, and the way out. */
export function SearchField({ onClose, ...field }: Props) {
  const t = useTranslations('search');
  return (
    <Wrap>
      <search>
        <form className={styles.bar} onSubmit={(event) => event.preventDefault()}>
          <ComboboxField look="bar" label={t('field')} clearLabel={t('clear')} {...field} />
          <Button size="icon" aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </form>
      </search>
    </Wrap>
  );
}
