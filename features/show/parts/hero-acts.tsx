import { useTranslations } from 'next-intl';
import { ShareIsland } from '@/components/page/share/share.island';
import { buttonClass } from '@/components/ui/button/button';
import { Mark } from '@/components/views/mark/mark';
import type { Show } from '@/lib/domain/show';
import { Words } from '@/lib/i18n/words';
import { TrailerIsland } from '../trailer/trailer.island';
import { buildClip } from '../trailer/trailer.logic';
import styles from './hero-acts.module.scss';

interface Props {
  show: Show;
  /** What one finds on its board: something to book, or times alone while that is not open; null where nothing leads there. */
  board: 'book' | 'times' | null;
}

/** What one can do with a film at once: book where it is on, look at it, keep it, pass it on. */
export function HeroActs({ show, board }: Props) {
  const t = useTranslations('show');
  const { slug, title, trailers, rating, backdrop } = show;
  return (
    <div className={styles.acts}>
      {board && (
        <a className={buttonClass({ variant: board === 'book' ? 'primary' : 'outline' })} href="#board">
          {t(board)}
        </a>
      )}
      <Words of={['trailer', 'share']}>
        {trailers.length > 0 && (
          <TrailerIsland
            title={title}
            clips={trailers.map(buildClip)}
            legal={rating && !rating.forAll ? rating.sentence : null}
            picture={backdrop?.lg ?? trailers[0]?.snapshot ?? null}
          />
        )}
        <Mark kind="film" slug={slug} name={title} look="button" />
        <ShareIsland title={title} />
      </Words>
    </div>
  );
}
