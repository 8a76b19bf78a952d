import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/layout/layout';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { State } from '@/components/ui/state/state';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import styles from './body.module.scss';
import { Results } from './results';
import type { SearchKind } from './search.logic';
import type { Search } from './search.queries';
import { isolated } from './search.words';
import { Start } from './start';
import { Ways } from './ways';

type Props = {
  search: Search;
  /** The only kind that is shown; null for all. */
  kind: SearchKind | null;
  active: number;
  onNarrow: (kind: SearchKind | null) => void;
};

/** What is under the field: where to begin, what was found, or an honest word. */
export function Body({ search, kind, active, onNarrow }: Props) {
  const t = useTranslations('search');
  const count = search.state === 'found' ? search.groups.reduce((sum, { total }) => sum + total, 0) : 0;
  return (
    <Wrap>
      <div className={styles.body}>
        <div role="status">
          {search.state === 'short' && <p className={styles.hint}>{t('short', { count: search.missing })}</p>}
          {search.state === 'waiting' && <VisuallyHidden>{t('searching')}</VisuallyHidden>}
          {count > 0 && search.state === 'found' && !search.isOld && (
            <VisuallyHidden>{t('found', { count, text: isolated(search.text) })}</VisuallyHidden>
          )}
          {search.state === 'found' && count === 0 && !search.isOld && (
            <State level={3} title={t('none', { text: isolated(search.text) })} text={t('noneText')}>
              <Ways text={search.text} />
            </State>
          )}
        </div>
        {search.state === 'empty' && <Start />}
        {search.state === 'waiting' && <Waiting />}
        {search.state === 'failed' && (
          <State kind="error" title={t('failed')} text={t('failedText')}>
            <Button variant="primary" onClick={search.retry}>
              {t('retry')}
            </Button>
            <Ways text={search.text} />
          </State>
        )}
        {kind && (
          <p className={styles.back}>
            <Button variant="quiet" onClick={() => onNarrow(null)}>
              <Icon name="left" />
              {t('back')}
            </Button>
          </p>
        )}
        {search.state === 'found' && <Results search={search} kind={kind} active={active} onMore={onNarrow} />}
      </div>
    </Wrap>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="4rem" />
      ))}
    </div>
  );
}
