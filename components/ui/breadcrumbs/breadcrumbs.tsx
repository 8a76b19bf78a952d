import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import styles from './breadcrumbs.module.scss';

interface Props {
  /** What the trail is called. */
  label: string;
  /** From the root to the page itself, which has no address. */
  items: readonly { label: string; href?: string | undefined }[];
}

/** The trail to this page; on a phone only the step back. */
export function Breadcrumbs({ label, items }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            {item.href ? (
              <IntentLink className={styles.link} href={item.href}>
                {item.label}
              </IntentLink>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
