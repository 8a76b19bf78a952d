import { Skeleton } from '@/components/ui/skeleton/skeleton';
import line from './line.module.scss';

/** The boxes of as many chips as were there before. */
export function LoadingLines({ chips }: { chips: number }) {
  const cells = Array.from({ length: chips }, (_, index) => index);
  return (
    <div className={line.line}>
      <ul className={line.chips} aria-hidden="true">
        {cells.map((cell) => (
          <li key={cell}>
            <Skeleton height="calc(var(--chip-h) + 1rem)" />
          </li>
        ))}
      </ul>
    </div>
  );
}
