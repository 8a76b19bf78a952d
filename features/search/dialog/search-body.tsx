import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/layout/layout';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { OtherWays } from './other-ways';
import { Results } from './results';
import type { SearchKind } from './search.logic';
import type { Search } from './search.queries';
import { isolateText } from './search.words';
import styles from './search-body.module.scss';
import { SearchStart } from './search-start';

type Props = {
  search: Search;
  /** The only kind that is shown; null for all. */
  kind: SearchKind | null;
  active: number;
  onNarrow: (kind: SearchKind | null) => void;
};

/** What is under the field: where to begin, what was found, or an honest word. */
export function SearchBody({ search, kind, active, onNarrow }: Props) {
  const t = useTranslations('search');
  const count = search.state === 'found' ? search.groups.reduce((sum, { total }) => sum + total, 0) : 0;
  return (
    <Wrap>
      <div className={styles.body}>
        <div role="status">
          {search.state === 'short' && <p className={styles.hint}>{t('short', { count: search.missing })}</p>}
          {search.state === 'waiting' && <VisuallyHidden>{t('searching')}</VisuallyHidden>}
          {count > 0 && search.state === 'found' && !search.isOld && (
            <VisuallyHidden>{t('found', { count, text: isolateText(search.text) })}</VisuallyHidden>
          )}
          {search.state === 'found' && count === 0 && !search.isOld && (
            <StateMessage level={3} title={t('none', { text: isolateText(search.text) })} text={t('noneText')}>
              <OtherWays text={search.text} />
            </StateMessage>
          )}
        </div>
        {search.state === 'empty' && <SearchStart />}
        {search.state === 'waiting' && <Waiting />}
        {search.state === 'failed' && (
          <StateMessage
            kind="error"
            title={t(search.isHasty ? 'hasty' : 'failed')}
            text={t(search.isHasty ? 'hastyText' : 'failedText')}
          >
            <Button variant="primary" onClick={search.retry}>
              {t('retry')}
            </Button>
            <OtherWays text={search.text} />
          </StateMessage>
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
