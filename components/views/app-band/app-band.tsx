import type { ReactNode } from 'react';
import { AppIcon } from '@/components/ui/app-icon/app-icon';
import { Wrap } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import type { Settings } from '@/lib/domain/settings';
import styles from './app-band.module.scss';
import { Phones } from './phones';
import { StoreLinks } from './store-links.island';

interface Props {
  title: string;
  /** `h1` where the page is about nothing else. */
  as?: 'h1' | 'h2';
  /** In place of the drawn telephones. */
  picture?: string | null;
  /** Null when the settings did not answer. */
  apps: Settings['apps'] | null;
  /** The words under the title. */
  children?: ReactNode;
}

const shot = coverOf('scene', { tablet: ['45vw', 3 / 2], phone: ['92vw', 3 / 2] });

/** The app and where to get it, on paper; the telephones are cut by the edge of the band. */
export function AppBand({ title, as: Heading = 'h2', picture = null, apps, children }: Props) {
  return (
    <section className={styles.band} data-surface="paper" data-below={Heading === 'h2' || undefined} aria-label={title}>
      <Wrap>
        <div className={styles.inside}>
          <div className={styles.words}>
            <AppIcon />
            <Heading className={styles.title}>{title}</Heading>
            {children && <div className={styles.lead}>{children}</div>}
            {apps && (apps.apple || apps.android) && <StoreLinks apps={apps} />}
          </div>
          {picture ? (
            <div className={styles.picture}>
              <Picture src={picture} alt="" ratio="photo" {...shot} />
            </div>
          ) : (
            <Phones first={Heading === 'h1'} />
          )}
        </div>
      </Wrap>
    </section>
  );
}
