import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import { Picture } from '@/components/ui/picture/picture';
import styles from './page-hero.module.scss';
import { UnderBreadcrumbs } from './under-breadcrumbs';

interface Props {
  picture: string | null;
  /** Others that stand beside it where there is room for them. */
  beside?: readonly string[];
  /** What must stay in view when the picture is cut, as a CSS position. */
  focus?: string;
  size?: 'small' | 'normal' | 'large';
  /** Above the words, over the picture. */
  trail?: ReactNode;
  /** A short line over the title. */
  kicker?: ReactNode;
  title: string;
  /** `h2` where the page's own title is the kicker or stands elsewhere. */
  as?: 'h1' | 'h2';
  children?: ReactNode;
}

/** A picture with the page's title on it; on a phone the words stand below its subject. */
export function PageHero({
  picture,
  beside = [],
  focus,
  size = 'normal',
  trail,
  kicker,
  title,
  as: Heading = 'h1',
  children,
}: Props) {
  return (
    <UnderBreadcrumbs trail={trail}>
      <div className={styles.stage} data-size={size}>
        <div className={styles.picture} data-several={beside.length > 0 || undefined}>
          <div className={styles.pane}>
            <Picture
              src={picture}
              alt=""
              ratio="fill"
              sizes={beside.length ? paneSizes : '100vw'}
              focus={focus}
              first
            />
          </div>
          {beside.slice(0, most - 1).map((src) => (
            <div key={src} className={styles.pane}>
              <Picture src={src} alt="" ratio="fill" sizes={paneSizes} focus={focus} />
            </div>
          ))}
        </div>
        <Wrap>
          <div className={styles.inside}>
            {kicker && <div className={styles.kicker}>{kicker}</div>}
            <Heading className={styles.title}>{title}</Heading>
            {children}
          </div>
        </Wrap>
      </div>
    </UnderBreadcrumbs>
  );
}

/** More would each be too narrow to see anything of it. */
const most = 3;
const paneSizes = '(min-width: 1080px) 50vw, 100vw';
