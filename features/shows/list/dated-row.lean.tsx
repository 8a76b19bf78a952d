'use client';
// Sends less: as a component with short props, the markup of a row stands in the page once and not in the flight data too.
import type { CSSProperties } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import { Ribbon } from '@/components/ui/ribbon/ribbon';
import { MarkButton } from '@/components/views/mark/mark-button';
import { OpeningTime } from '@/components/views/opening/opening-time';
import { RatingView } from '@/components/views/rating/rating-view';
import { FlagList } from '@/components/views/show-flags/flag-list';
import styles from './dated-list.module.scss';
import type { RowFacts } from './row-facts';
import { fillTitle, type RowWords } from './row-words';

export function DatedRow({ words, ...row }: RowFacts & { words: RowWords }) {
  const { title, href, date, isToday, facts, poster, tone, flag, flags, isOn, rating, isBooked } = row;
  return (
    <article className={styles.row} style={{ '--glow': tone } as CSSProperties}>
      {/* What the visitor felt is noted on it by hand, possibly before React has seen it. */}
      <div className={styles.art} suppressHydrationWarning>
        <Picture src={poster ?? null} alt="" sizes={200} title={title} />
        {(flag || flags) && (
          <div className={styles.labels}>
            {flag && <Ribbon flag={flag.colour}>{flag.text}</Ribbon>}
            {flags && <FlagList flags={flags} />}
          </div>
        )}
      </div>
      <div className={styles.words}>
        {date && (
          <p className={styles.date} data-today={isToday}>
            {date}
          </p>
        )}
        <h3 className={styles.title}>
          <IntentLink href={href}>{title}</IntentLink>
        </h3>
        <div className={styles.line}>
          <p className={styles.facts}>{facts}</p>
          {rating && <RatingView words={rating} />}
        </div>
        <p className={styles.why}>{'opening' in row ? <OpeningTime said={row.opening} /> : row.why}</p>
        <div className={styles.acts}>
          {isBooked && (
            <IntentLink
              href={`${href}#board`}
              className={`${buttonClass()} ${styles.book}`}
              aria-label={fillTitle(words.label, title)}
            >
              {words.book}
            </IntentLink>
          )}
          {/* Filled by hand (`lib/visitor/place/paint-starts.ts`), possibly before React has seen it; the heart says of what. */}
          {isOn && (
            <p className={styles.start} data-starts="" suppressHydrationWarning>
              {''}
            </p>
          )}
        </div>
        <div className={styles.heart}>
          <MarkButton kind="film" label={fillTitle(words.keep, title)} />
        </div>
      </div>
    </article>
  );
}
