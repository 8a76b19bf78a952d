import { useLocale, useTranslations } from 'next-intl';
import { Glow } from '@/components/ui/glow/glow';
import { Icon } from '@/components/ui/icon/icon';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { type NeighbourPlan, neighbourBox } from './neighbour-map.logic';
import styles from './neighbour-map.module.scss';

/** How far their light reaches, in units of the drawing. */
const [nearLight, ownLight] = [16, 46];

/** Where the cinema stands among its neighbours; the address and the rows of the page say it to everyone. */
export function NeighbourMap({ plan: { points, rings, step } }: { plan: NeighbourPlan }) {
  const t = useTranslations('townMap');
  const locale = useLocale();
  const { width, height } = neighbourBox;
  return (
    <div className={styles.map} data-screen-only aria-hidden="true">
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <Glow id="place-light" middle={0.42} edge={0} />
        </defs>
        {rings.map((ring) => (
          <circle key={ring} className={styles.ring} cx={width / 2} cy={height / 2} r={ring} />
        ))}
        <path className={styles.ring} d={`M${width / 2} 0V${height}M0 ${height / 2}H${width}`} strokeDasharray="1 5" />
        {points.map(({ slug, left, top }) => (
          <circle
            key={slug}
            cx={(left / 100) * width}
            cy={(top / 100) * height}
            r={nearLight}
            fill="url(#place-light)"
          />
        ))}
        <circle cx={width / 2} cy={height / 2} r={ownLight} fill="url(#place-light)" />
      </svg>
      <span className={styles.scale}>
        {t('rings', { single: step === 1 ? 'yes' : 'no', distance: formatKilometres(step, locale) })}
      </span>
      {points.map(({ slug, name, left, top, isLeft }) => (
        <span
          key={slug}
          className={styles.near}
          data-side={isLeft ? 'left' : undefined}
          style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
        >
          {name}
        </span>
      ))}
      <span className={styles.pin}>
        <Icon name="pin" />
      </span>
    </div>
  );
}
