import { useTranslations } from 'next-intl';
import { Glow } from '@/components/ui/glow/glow';
import { Seats } from './seats';
import { Label, pointOn, Sheet, viewOf } from './sheet';
import styles from './sheet.module.scss';

/** A hall from above, in metres: where one sits in the middle of it, front and side walls fill three quarters of the view. */
const hall = { width: 16, length: 13.5 };
const seat = { x: 8, y: 5.5 };
const view = viewOf(hall, 0.8);
const usual = 10;
const span = 2.4;

/** How far around one the picture goes, in a hall seen from above. */
export function Around({ degrees }: { degrees: number }) {
  const t = useTranslations('experiences.proof');
  const half = (degrees / 2) * (Math.PI / 180);
  const walls = Math.min(hall.length, seat.y - hall.width / 2 / Math.tan(half));
  const on = (angle: number, far: number) =>
    `${round(seat.x + far * Math.sin(angle))} ${round(seat.y - far * Math.cos(angle))}`;
  const start = (hall.width - usual) / 2;
  return (
    <Sheet
      label={t('around', { degrees })}
      view={view}
      drawing={
        <>
          <defs>
            <Glow id="view-light" gradientUnits="userSpaceOnUse" cx={seat.x} cy={seat.y} r="10" middle={0} edge={0.2} />
          </defs>
          <path d={`M${seat.x} ${seat.y}L0 ${round(walls)}V0H${hall.width}V${round(walls)}Z`} fill="url(#view-light)" />
          <Seats width={hall.width} from={2.6} to={hall.length - 0.8} />
          <path className={styles.thin} d={`M0 ${round(walls)}V${hall.length}H${hall.width}V${round(walls)}`} />
          <path className={styles.strong} fill="none" d={`M0 ${round(walls)}V0H${hall.width}V${round(walls)}`} />
          <path className={styles.dashed} d={`M${start} 0L${seat.x} ${seat.y}L${start + usual} 0`} />
          <path
            className={styles.thin}
            d={`M${on(-half, span)}A${span} ${span} 0 ${degrees > 180 ? 1 : 0} 1 ${on(half, span)}`}
          />
          <circle className={styles.lamp} cx={seat.x} cy={seat.y} r="0.32" />
        </>
      }
    >
      <Label {...pointOn(view, seat.x, seat.y - span)} side="over" isStrong>
        {t('degrees', { degrees })}
      </Label>
      <Label {...pointOn(view, seat.x, 0.75)} side="over">
        {t('usual')}
      </Label>
    </Sheet>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
