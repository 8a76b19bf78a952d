import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/layout/layout';
import { UnderBreadcrumbs } from '@/components/ui/page-hero/under-breadcrumbs';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { Mark } from '@/components/views/mark/mark';
import type { Cinema } from '@/lib/domain/cinema';
import { brand } from '@/lib/sites/brand';
import { splitName } from './cinema.logic';
import styles from './cinema-hero.module.scss';
import { panels } from './panels';

const facade = coverOf('front', { tablet: ['100vw', '32rem'], phone: ['100vw', '12rem'] });

/** Longer names are set smaller on a phone: they keep to one line, and the times to the first view. */
const longName = 18;

/** The house at night, its name, and the two things asked at its door. */
export function CinemaHero({ cinema, trail }: { cinema: Cinema; trail: ReactNode }) {
  const t = useTranslations('cinema');
  const name = splitName(cinema.name, brand.name);
  return (
    <UnderBreadcrumbs trail={trail}>
      <div className={styles.facade}>
        <div className={styles.picture}>
          <Picture src={cinema.picture} alt="" ratio="fill" {...facade} first />
        </div>
        <Wrap>
          <div className={styles.inside}>
            <h1 className={styles.name} data-long={name.own.length > longName || undefined}>
              {name.brand && <span className={styles.brand}>{name.brand} </span>}
              {name.own}
            </h1>
            <nav className={styles.acts} aria-label={t('actions')}>
              <a className={buttonClass()} href={`#${panels.pricing}`}>
                <Icon name="ticket" />
                {t('pricing.title')}
              </a>
              <a className={buttonClass()} href={`#${panels.info}`}>
                <Icon name="info" />
                {t('info.title')}
              </a>
              <Mark kind="cinema" slug={cinema.slug} name={cinema.name} look="button" />
            </nav>
          </div>
        </Wrap>
      </div>
    </UnderBreadcrumbs>
  );
}
