import { useEffect, useState } from 'react';
import styles from './inspector.module.scss';

type Entry = { index: number; text: string };

/** Milliseconds between two looks. */
const pace = 1000;

/** For developers: what was pushed, the newest first. It is no part of a production build. */
export function Inspector() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);

  useEffect(() => {
    const look = () =>
      setEntries((window.dataLayer ?? []).map((entry, index) => ({ index, text: formatEntry(entry) })));
    const timer = setInterval(look, pace);
    return () => clearInterval(timer);
  }, []);

  return (
    <details className={styles.inspector}>
      <summary>dataLayer · {entries.length}</summary>
      <ol reversed>
        {entries.toReversed().map(({ index, text }) => (
          <li key={index}>
            <pre>{text}</pre>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Tags put anything on the list, parts of the page among it. */
function formatEntry(entry: unknown): string {
  try {
    return JSON.stringify(entry, null, 1);
  } catch {
    return String(entry);
  }
}
