import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Vote } from '@/lib/domain/shortlist-link';
import { focusPage } from '@/lib/visitor/device/focus-page';
import styles from './shortlist.module.scss';

/** What friends answered in other links to this list; nothing is mixed before it is asked for. */
export function RepliesOffer({ votes, onAdd }: { votes: readonly Vote[]; onAdd: () => void }) {
  const t = useTranslations('shortlist.elsewhere');
  const [isAdded, setAdded] = useState(false);
  const add = () => {
    focusPage();
    onAdd();
    setAdded(true);
  };
  return (
    <div className={styles.elsewhere} data-screen-only>
      <p role="status">
        {votes.length > 0
          ? t('names', { count: votes.length, names: votes.map(({ name }) => name).join(', ') })
          : isAdded && t('added')}
      </p>
      {votes.length > 0 && (
        <Button variant="outline" onClick={add}>
          {t('add', { count: votes.length })}
        </Button>
      )}
    </div>
  );
}
