'use client';
// Sends less: a preview is in seventy cinemas, and their markup stands in the page once and not in the flight data too.
import styles from './evening-venues.module.scss';

/** A city: its slug, its name, its cinemas. */
export type CityVenues = readonly [slug: string, name: string, venues: readonly VenueTimes[]];
/** A cinema: its name where that is not the city's, and its times; one that is sold out begins with `!`. */
export type VenueTimes = readonly [name: string, ...times: string[]];

interface Props {
  cities: readonly CityVenues[];
  /** What a time that is sold out is called. */
  full: string;
}

/** The cinemas of an evening by city, each with its times. */
export const VenueList = ({ cities, full }: Props) => (
  <ul className={styles.cities}>
    {cities.map(([slug, city, venues]) => (
      // Hidden by hand, possibly before React has seen it.
      <li key={slug} data-city={slug} suppressHydrationWarning>
        <b>{city}</b>
        {venues.map(([name, ...times]) => (
          <span key={name}>
            {name && ` ${name}`}
            {times.map((time) =>
              time.startsWith('!') ? (
                <s key={time} title={full}>
                  {time.slice(1)}
                </s>
              ) : (
                <time key={time}>{time}</time>
              ),
            )}
          </span>
        ))}
      </li>
    ))}
  </ul>
);
