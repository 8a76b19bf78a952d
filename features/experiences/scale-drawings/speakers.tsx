import { useTranslations } from 'next-intl';
import { Glow } from '@/components/ui/glow/glow';
import { Seats } from './seats';
import { Sheet, viewOf } from './sheet';
import styles from './sheet.module.scss';
import { listAbove, listAround } from './speakers.logic';

/** Metres. */
const hall = { width: 18, length: 12 };
const view = viewOf(hall, 0.8);

/** Every speaker of a hall seen from above: along its walls, and above its seats. */
export function Speakers({ count, above }: { count: number; above: number }) {
  const t = useTranslations('experiences.proof');
  return (
    <div>
      <Sheet
        label={t(above ? 'speakersAbove' : 'speakers', { count, above })}
        view={view}
        drawing={
          <>
            <defs>
              <Glow id="hall-sound" from={0.4} middle={0} edge={0.2} />
            </defs>
            <rect
              className={styles.thin}
              width={hall.width}
              height={hall.length}
              style={{ fill: 'url(#hall-sound)' }}
            />
            <path className={styles.strong} d={`M3 0H${hall.width - 3}`} />
            <Seats width={hall.width} from={3} to={hall.length - 1} />
            {listAround(count - above, hall).map(({ x, y }) => (
              <circle key={`${x} ${y}`} className={styles.lamp} cx={x} cy={y} r="0.15" />
            ))}
            {listAbove(above, hall).map(({ x, y }) => (
              <circle key={`${x} ${y}`} className={styles.ring} cx={x} cy={y} r="0.3" />
            ))}
          </>
        }
      />
      <p className={styles.legend} aria-hidden="true">
        <span>{t('onWalls', { count: count - above })}</span>
        {above > 0 && <span data-hollow>{t('above', { count: above })}</span>}
      </p>
    </div>
  );
}
