import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import { type Box, coverOf } from '@/components/ui/picture/cover-of';
import { CutPicture } from '@/components/ui/picture/cut-picture';
import { phoneCut } from '@/components/ui/picture/phone-cut';
import { Picture } from '@/components/ui/picture/picture';
import type { PictureKindName } from '@/lib/http/picture-kinds';
import { joinShortWords } from '@/lib/text/join-short-words';
import styles from './page-hero.module.scss';
import { UnderBreadcrumbs } from './under-breadcrumbs';

interface Props {
  picture: string | null;
  /** Others that stand beside it where there is room for them. */
  beside?: readonly string[];
  /** What kind of picture it is: its shape and its subject. */
  print: PictureKindName;
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
  print,
  size = 'normal',
  trail,
  kicker,
  title,
  as: Heading = 'h1',
  children,
}: Props) {
  const panes = Math.min(beside.length + 1, most);
  const isAside = panes > 1;
  const phone: Box = ['100vw', print === 'front' ? '56.25vw' : '19rem'];
  const shot = coverOf(print, {
    desktop: [['100vw', '45vw', '60vw'][panes - 1] ?? '100vw', print === 'front' ? '34rem' : heights[size]],
    tablet: ['100vw', heights[size === 'small' ? 'small' : 'normal']],
    phone,
  });
  const besideShot = panes === 3 ? coverOf(print, { phone: ['22vw', '12rem'] }) : shot;
  return (
    <UnderBreadcrumbs trail={trail}>
      <div className={styles.stage} data-size={size} data-print={print}>
        <div className={styles.picture} data-panes={panes} data-aside={isAside || undefined}>
          <div className={styles.pane}>
            <CutPicture
              src={picture}
              alt=""
              ratio="fill"
              {...shot}
              phone={picture !== null && print !== 'front' ? phoneCut(picture, print, '6x5', phone) : null}
              first
            />
          </div>
          {beside.slice(0, most - 1).map((src) => (
            <div key={src} className={styles.pane}>
              <Picture src={src} alt="" ratio="fill" {...besideShot} />
            </div>
          ))}
        </div>
        <Wrap>
          <div className={styles.inside}>
            {kicker && <div className={styles.kicker}>{kicker}</div>}
            <Heading className={styles.title}>{joinShortWords(title)}</Heading>
            {children}
          </div>
        </Wrap>
      </div>
    </UnderBreadcrumbs>
  );
}

/** More would each be too narrow to see anything of it. */
const most = 3;
const heights = { small: '24rem', normal: '32rem', large: '42rem' };
