import { Skeleton } from '@/components/ui/skeleton/skeleton';
import line from './line.module.scss';

/** The box of one programme line: a label and as many chips as were there before. */
export function LoadingLines({ chips }: { chips: number }) {
  const cells = Array.from({ length: chips }, (_, index) => index);
  return (
    <div className={line.line}>
      <p className={line.label}>
        <Skeleton width="3rem" height="1.35rem" />
      </p>
      <ul className={line.chips} aria-hidden="true">
        {cells.map((cell) => (
          <li key={cell}>
            <Skeleton height="var(--chip-h)" />
          </li>
        ))}
      </ul>
    </div>
  );
}
