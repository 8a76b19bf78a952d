import { Tag } from '@/components/ui/tag/tag';
import styles from './show-flags.module.scss';

/** Short words that set a title apart. */
export const FlagList = ({ flags }: { flags: readonly string[] }) => (
  <ul className={styles.flags}>
    {flags.map((flag) => (
      <li key={flag}>
        <Tag>{flag}</Tag>
      </li>
    ))}
  </ul>
);
