import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Link } from '@/components/page/link/link';
import { Wrap } from '@/components/ui/layout/layout';
import { type Box, coverOf } from '@/components/ui/picture/cover-of';
import { CutPicture } from '@/components/ui/picture/cut-picture';
import { phoneCut } from '@/components/ui/picture/phone-cut';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { Experience } from '@/lib/domain/editorial';
import styles from './experiences.module.scss';

const onPhone: Box = ['15rem', '20rem'];
const shot = coverOf('hall', { desktop: ['25vw', '27rem'], phone: onPhone });

/** Four ways to sit, each a picture and a promise. */
export function Experiences({ experiences }: { experiences: readonly Experience[] }) {
  const t = useTranslations('home');
  if (experiences.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="experiences-title">
      <Wrap>
        <SectionHead
          id="experiences-title"
          title={t('experiences')}
          more={<GoLink to="experiences">{t('allExperiences')}</GoLink>}
        />
      </Wrap>
      <ul className={styles.wall}>
        {experiences.slice(0, 4).map(({ slug, title, text, picture }) => (
          <li key={slug} className={styles.item}>
            <div className={styles.picture}>
              <CutPicture
                src={picture}
                alt=""
                ratio="fill"
                {...shot}
                phone={picture === null ? null : phoneCut(picture, 'hall', '3x4', onPhone)}
              />
            </div>
            <h3 className={styles.name}>
              <Link to="experience" params={{ slug }}>
                {title}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
