import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { mostListed } from '@/lib/domain/shortlist';
import type { Lost } from '@/lib/domain/shortlist-link';
import styles from './shortlist.module.scss';

const kinds = ['unreadable', 'repeated', 'surplus', 'votes'] as const satisfies readonly (keyof Lost)[];

/** What of a link was not taken over: a list that somebody counts on is not made shorter without a word. */
export function LostParts({ lost, isUnreadable }: { lost: Lost; isUnreadable: boolean }) {
  const t = useTranslations('shortlist.lost');
  const said = kinds.filter((kind) => lost[kind] > 0).map((kind) => t(kind, { count: lost[kind], most: mostListed }));
  const all = isUnreadable ? [t('all'), ...said] : said;
  if (!all.length) return null;
  return (
    <div className={styles.lost} role="alert">
      <ul>
        {all.map((sentence) => (
          <li key={sentence}>
            <Icon name="warning" />
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
