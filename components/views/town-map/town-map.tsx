import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Glow } from '@/components/ui/glow/glow';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { href } from '@/lib/routing/href';
import type { TownPlan } from './town-map.logic';
import styles from './town-map.module.scss';

/**
 * The cinemas of a town as numbered lights, the numbers those of their rows. What it says to eyes the rows say to everyone,
 * so that it is no second list to listen to.
 */
export function TownMap({ plan: { points, rings, step } }: { plan: TownPlan }) {
  const t = useTranslations('townMap');
  const locale = useLocale();
  return (
    <div data-screen-only aria-hidden="true">
      <div className={styles.map}>
        <svg className={styles.drawing} viewBox="0 0 100 100" aria-hidden="true">
          <defs>
            <Glow id="cinema-light" middle={0.34} edge={0} />
          </defs>
          {rings.map((ring) => (
            <circle key={ring} className={styles.ring} cx="50" cy="50" r={ring} />
          ))}
          <path className={styles.ring} d="M50 0V100M0 50H100" strokeDasharray="1 5" />
          {points.map(({ slug, left, top }) => (
            <circle key={slug} cx={left} cy={top} r="17" fill="url(#cinema-light)" />
          ))}
          <path className={styles.north} d="M93 12V6M90.8 8.4L93 5.6L95.2 8.4" />
        </svg>
        <span className={styles.letter}>{t('north')}</span>
        <span className={styles.scale}>
          {t('rings', { single: step === 1 ? 'yes' : 'no', distance: formatKilometres(step, locale) })}
        </span>
        {points.map(({ slug, name, number, left, top }) => (
          <IntentLink
            key={slug}
            href={href(locale, 'cinema', { slug }) ?? ''}
            tabIndex={-1}
            title={name}
            className={styles.cinema}
            style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` } as CSSProperties}
          >
            {number}
          </IntentLink>
        ))}
      </div>
      <ol className={styles.key}>
        {points.map(({ slug, short, number }) => (
          <li key={slug}>
            <b>{number}</b> {short}
          </li>
        ))}
      </ol>
    </div>
  );
}
