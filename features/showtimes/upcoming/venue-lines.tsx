import type { ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import styles from './venue-lines.module.scss';

export type VenueLine = { slug: string; name: string; city: string; href: string };

export interface VenueLinesProps {
  show: string;
  /** Its title. */
  film: string;
  venues: readonly VenueLine[];
  /** So many keep room for a showing. */
  most: number;
  /** What the lines are. */
  label: string;
}

/** Cinemas, a line each, with room for a showing beside the first of them. */
export function VenueLines({
  venues,
  most,
  label,
  title,
  chipOf,
}: VenueLinesProps & { title?: ReactNode; chipOf?: (venue: VenueLine) => ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title || label}</h2>
      <ul>
        {venues.map((venue, index) => (
          <li key={venue.slug} className={styles.line} data-chip={index < most || undefined}>
            <span className={styles.words}>
              <IntentLink href={venue.href}>{venue.name}</IntentLink>
              <span className={styles.city}>{venue.city}</span>
            </span>
            {index < most && <span className={styles.chip}>{chipOf?.(venue)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
