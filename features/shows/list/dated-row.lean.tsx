'use client';
// Sends less: as a component with short props, the markup of a row stands in the page once and not in the flight data too.
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import { Ribbon } from '@/components/ui/ribbon/ribbon';
import { MarkButton } from '@/components/views/mark/mark-button';
import type { Flag } from '@/lib/domain/show';
import styles from './dated-list.module.scss';

interface Props {
  slug: string;
  title: string;
  href: string;
  /** What the heart is called, and the word beside it where nothing can be booked yet. */
  keep: string;
  word?: string;
  /** Left out while nobody knows it. */
  date?: string;
  facts: string;
  poster?: string;
  tone?: string;
  flag?: Flag;
  flags: ReactNode;
  /** A sentence that makes one want it. */
  why: ReactNode;
  book?: { words: string; label: string };
  /** Plays within a day somewhere, so that it may say when at the visitor's place. */
  isOn?: boolean;
  /** What stands beside the facts. */
  children?: ReactNode;
}

export function DatedRow({
  slug,
  title,
  href,
  keep,
  word,
  date,
  facts,
  poster,
  tone,
  flag,
  flags,
  why,
  book,
  isOn,
  children,
}: Props) {
  return (
    <article className={styles.row}>
      {/* What the visitor felt is noted on it by hand, possibly before React has seen it. */}
      <div className={styles.art} suppressHydrationWarning>
        <Picture src={poster ?? null} alt="" sizes={100} tone={tone} title={title} />
      </div>
      <div className={styles.words}>
        <div className={styles.when}>
          {date && <p className={styles.date}>{date}</p>}
          {flag && <Ribbon flag={flag.colour}>{flag.text}</Ribbon>}
          {flags}
        </div>
        <h3 className={styles.title}>
          <IntentLink href={href}>{title}</IntentLink>
        </h3>
        <div className={styles.line}>
          <p className={styles.facts}>{facts}</p>
          {children}
        </div>
        <p className={styles.why}>{why}</p>
        <div className={styles.acts}>
          {book && (
            <IntentLink href={`${href}#board`} className={`${buttonClass()} ${styles.book}`} aria-label={book.label}>
              {book.words}
            </IntentLink>
          )}
          {word && (
            <div className={styles.book}>
              <MarkButton kind="film" slug={slug} name={title} label={keep} look="button" word={word} />
            </div>
          )}
          {/* Filled by hand (`lib/visitor/place/paint-starts.ts`), possibly before React has seen it. */}
          {isOn && (
            <p className={styles.start} data-starts={slug} suppressHydrationWarning>
              {''}
            </p>
          )}
        </div>
      </div>
      {!word && (
        <div className={styles.heart}>
          <MarkButton kind="film" slug={slug} name={title} label={keep} />
        </div>
      )}
    </article>
  );
}
