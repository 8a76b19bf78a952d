import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import { Tag } from '@/components/ui/tag/tag';
import type { Day } from '@/lib/domain/day';
import type { EveningRow } from './evening-day';
import styles from './evening-item.module.scss';
import { EveningVenues } from './evening-venues';

/** What it is, who comes, where and at what time, and what is sold out. */
export function EveningItem({ day, evening }: { day: Day; evening: EveningRow }) {
  const t = useTranslations('premieres');
  const { shows, kinds, special, facts, poster, tone, venues, until } = evening;
  const isMarathon = shows.length > 1;
  const guests = special && [special.title, special.details].filter(Boolean).join('\u00a0· ');
  return (
    <li
      className={styles.row}
      data-cities={[...new Set(venues.map(({ citySlug }) => citySlug))].join(' ')}
      data-until={until}
      // Hidden by hand, possibly before React has seen it.
      suppressHydrationWarning
    >
      <div className={styles.poster}>
        <Picture src={poster} alt="" sizes={88} tone={tone ?? undefined} title={shows[0]?.title ?? ''} />
      </div>
      <div className={styles.words}>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind} data-kind={kind}>
              <Tag>{t(`kind.${kind}`)}</Tag>
            </li>
          ))}
        </ul>
        <h3 className={styles.title}>{isMarathon && special?.title ? special.title : <Titles shows={shows} />}</h3>
        {isMarathon && (
          <p className={styles.facts}>
            {t('films', { count: shows.length })}&nbsp;· <Titles shows={shows} />
          </p>
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join('\u00a0· ')}</p>}
        {guests && !(isMarathon && guests === special?.title) && <p className={styles.guests}>{guests}</p>}
        {special?.description && <p className={styles.text}>{special.description}</p>}
      </div>
      <EveningVenues day={day} show={shows[0]} venues={venues} />
    </li>
  );
}

const Titles = ({ shows }: Pick<EveningRow, 'shows'>) =>
  shows.map(({ slug, title, href }, index) => (
    <Fragment key={slug}>
      {index > 0 && ', '}
      <IntentLink href={href}>{title}</IntentLink>
    </Fragment>
  ));
