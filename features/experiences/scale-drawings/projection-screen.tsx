import { useTranslations } from 'next-intl';
import { Glow, Light } from '@/components/ui/glow/glow';
import { Label, pointOn, Sheet } from './sheet';
import styles from './sheet.module.scss';

type Props = { width: number; height: number /** What it is called. */; name: string };

/** Metres: a usual screen, a person, and what is left free around the drawing. */
const usual = { width: 12, height: 5 };
const person = 1.75;
const free = { start: 0.4, end: 3, top: 0.9, bottom: 2 };
/** Of a screen above the floor. */
const lifted = 0.5;

/** A screen to scale, beside a usual one and a person. */
export function ProjectionScreen({ width, height, name }: Props) {
  const t = useTranslations('experiences.proof');
  const bend = height / 22;
  const view = {
    left: -free.start,
    top: -free.top,
    width: free.start + width + free.end,
    height: free.top + height + lifted + free.bottom,
  };
  const foot = height + lifted;
  const middle = width / 2;
  const usualStart = (width - usual.width) / 2;
  const at = (x: number, y: number) => pointOn(view, x, y);
  const facts = { width, height, usualWidth: usual.width, usualHeight: usual.height, person };
  const isLarger = width > usual.width && height > usual.height;
  return (
    <Sheet
      label={t('screen', facts)}
      view={view}
      drawing={
        <>
          <defs>
            <linearGradient id="screen-light" x1="0" y1="0" x2="0" y2="1">
              <Light at={0} strength={0.2} />
              <Light at={1} strength={0.04} />
            </linearGradient>
            <Glow id="floor-light" middle={0.2} edge={0} />
          </defs>
          <ellipse cx={middle} cy={foot} rx={width / 2} ry="0.9" fill="url(#floor-light)" />
          <path
            className={styles.strong}
            d={`M0 0Q${middle} ${-2 * bend} ${width} 0V${height}Q${middle} ${height - 2 * bend} 0 ${height}Z`}
            fill="url(#screen-light)"
          />
          {isLarger && (
            <rect
              className={styles.dashed}
              x={usualStart}
              y={height - bend - usual.height}
              width={usual.width}
              height={usual.height}
            />
          )}
          <path className={styles.thin} d={`M0 ${foot}H${width}`} />
          <path className={styles.thin} d={`M0 ${foot + 0.7}v0.6M${width} ${foot + 0.7}v0.6M0 ${foot + 1}H${width}`} />
          <path
            className={styles.thin}
            d={`M${width + 1} 0h0.6M${width + 1} ${height}h0.6M${width + 1.3} 0V${height}`}
          />
          <Person x={middle} y={foot} />
        </>
      }
    >
      <Label {...at(0.7, 0.45)} side="end" isStrong>
        {name}
      </Label>
      {isLarger && (
        <Label {...at(usualStart + 0.4, height - bend - usual.height + 0.35)} side="end">
          {t('usual')}
        </Label>
      )}
      <Label {...at(middle, foot - person - 0.2)} side="above">
        {t('metres', { count: person })}
      </Label>
      <Label {...at(middle, foot + 1)} side="over" isStrong>
        {t('metres', { count: width })}
      </Label>
      <Label {...at(width + 1.3, height / 2)} side="over" isStrong>
        {t('metres', { count: height })}
      </Label>
    </Sheet>
  );
}

/** 1.75 m tall. */
const Person = ({ x, y }: { x: number; y: number }) => (
  <g className={styles.person} transform={`translate(${x} ${y})`}>
    <circle cy="-1.6" r="0.15" />
    <path d="M-0.24-1.3q0-0.1 0.1-0.1h0.28q0.1 0 0.1 0.1v0.56h-0.1v0.74h-0.12v-0.66h-0.04v0.66h-0.12v-0.74h-0.1Z" />
  </g>
);
