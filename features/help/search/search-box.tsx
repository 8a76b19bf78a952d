import Form from 'next/form';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { longestText } from '@/lib/text/typed-text';
import styles from './search-box.module.scss';

type Props = { action: string; field?: Ref<HTMLInputElement>; question?: string };

/** A plain form to the results page: it works without scripts, and without a reload with them. */
export function SearchBox({ action, field, question }: Props) {
  const t = useTranslations('helpSearch');
  return (
    <search>
      <Form action={action} prefetch={false} className={styles.box}>
        <label className={styles.label}>
          <VisuallyHidden>{t('label')}</VisuallyHidden>
          <Icon name="search" />
          <input
            ref={field}
            className={styles.field}
            type="search"
            name="q"
            placeholder={t('label')}
            defaultValue={question}
            maxLength={longestText}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <div className={styles.submit}>
          <Button type="submit" variant="primary">
            {t('submit')}
          </Button>
        </div>
      </Form>
    </search>
  );
}
