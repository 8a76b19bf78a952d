import { getLocale } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import { Picture } from '@/components/ui/picture/picture';
import { permanentAutopromo } from '@/lib/api/endpoints/site';
import { readOr } from '@/lib/api/read-or';
import type { Push } from '@/lib/domain/editorial';
import { PushLink } from './parts/push-link';
import styles from './promo.module.scss';

/** What the editors push in one place, one band each; a push of the title that the page opens with says nothing new. */
export async function Promos({ place, without }: { place: 'home' | 'permanent'; without?: string | undefined }) {
  const pushes = await readOr(await getLocale(), permanentAutopromo, {}, []);
  return pushes
    .filter((push) => push.place === place && (!without || push.show?.slug !== without))
    .map((push) => <Promo key={push.id} push={push} />);
}

function Promo({ push }: { push: Push }) {
  const { title, subtitle, image } = push;
  return (
    <section className={styles.promo} aria-label={title}>
      <Wrap>
        <div className={styles.inside}>
          {image && (
            <div className={styles.picture}>
              <Picture src={image.md} alt="" ratio="fill" sizes="(min-width: 700px) 58vw, 100vw" />
            </div>
          )}
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            {subtitle && <p className={styles.text}>{subtitle}</p>}
            <PushLink push={push} className={buttonClass()} />
          </div>
        </div>
      </Wrap>
    </section>
  );
}
