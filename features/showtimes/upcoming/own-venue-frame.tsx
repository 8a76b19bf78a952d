import type { ReactNode } from 'react';
import styles from './own-venue.module.scss';

export interface OwnVenueProps {
  /** The format, and what it is called. */
  tag: string;
  title: string;
  heading: string;
}

type Inside = { picture?: ReactNode; kicker?: ReactNode; name?: ReactNode; children?: ReactNode };

/** A front, a name and room for two rows of showings; what is not known yet leaves its room empty. */
export const OwnVenueFrame = ({ heading, picture, kicker, name, children }: OwnVenueProps & Inside) => (
  <section className={styles.venue} aria-labelledby="own-venue">
    <div className={styles.picture}>{picture}</div>
    <div className={styles.words}>
      <p className={styles.kicker}>{kicker}</p>
      <h2 id="own-venue" className={styles.name}>
        {name ?? heading}
      </h2>
      {children}
    </div>
  </section>
);
