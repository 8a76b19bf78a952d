import { getLocale } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { shows as showsRow } from '@/lib/api/endpoints/shows';
import { permanentAutopromo } from '@/lib/api/endpoints/site';
import { readOr } from '@/lib/api/read-or';
import type { Push } from '@/lib/domain/editorial';
import type { ShowSummary } from '@/lib/domain/show';
import { PushLink } from './parts/push-link';
import styles from './promo.module.scss';

const shot = coverOf('still', {
  desktop: ['54vw', '26rem'],
  tablet: ['54vw', '20rem'],
  phone: ['92vw', 16 / 9],
});

/** What the editors push in one place, one band each; a push of the title that the page opens with says nothing new. */
export async function Promos({ place, without }: { place: 'home' | 'permanent'; without?: string | undefined }) {
  const locale = await getLocale();
  const [pushes, shows] = await Promise.all([
    readOr(locale, permanentAutopromo, {}, []),
    readOr(locale, showsRow, {}, []),
  ]);
  return pushes
    .filter((push) => push.place === place && (!without || push.show?.slug !== without))
    .map((push) => <Promo key={push.id} push={push} shows={shows} />);
}

function Promo({ push, shows }: { push: Push; shows: readonly ShowSummary[] }) {
  const { title, subtitle, image } = push;
  return (
    <section className={styles.promo} aria-label={title}>
      <Wrap>
        <div className={styles.inside}>
          {image && (
            <div className={styles.picture}>
              <Picture src={image.lg} alt="" ratio="fill" {...shot} />
            </div>
          )}
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            {subtitle && <p className={styles.text}>{subtitle}</p>}
            <PushLink push={push} shows={shows} className={buttonClass()} />
          </div>
        </div>
      </Wrap>
    </section>
  );
}
