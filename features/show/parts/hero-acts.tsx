import { useTranslations } from 'next-intl';
import { ShareIsland } from '@/components/page/share/share.island';
import { buttonClass } from '@/components/ui/button/button';
import { Mark } from '@/components/views/mark/mark';
import type { Show } from '@/lib/domain/show';
import { Words } from '@/lib/i18n/words';
import { TrailerIsland } from '../trailer/trailer.island';
import { buildClip } from '../trailer/trailer.logic';
import styles from './hero-acts.module.scss';

/** What one can do with a film at once: book where it is on, look at it, keep it, pass it on. */
export function HeroActs({ show, isOn }: { show: Show; isOn: boolean }) {
  const t = useTranslations('show');
  const { slug, title, trailers, rating, backdrop } = show;
  return (
    <div className={styles.acts}>
      {isOn && (
        <a className={buttonClass({ variant: 'primary' })} href="#board">
          {t('book')}
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
