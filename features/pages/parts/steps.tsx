import { Prose } from '@/components/ui/prose/prose';
import type { SafeHtml } from '@/lib/domain/safe-html';
import styles from './steps.module.scss';

interface Props {
  /** Each with its heading first. */
  steps: readonly SafeHtml[];
  /** One under the other at all widths. */
  stacked: boolean;
}

/** What happens first, second and third. */
export function Steps({ steps, stacked }: Props) {
  return (
    <ol className={styles.steps} data-stacked={stacked || undefined}>
      {steps.map((html) => (
        <li key={html} className={styles.step}>
          <Prose html={html} size="note" />
        </li>
      ))}
    </ol>
  );
}
