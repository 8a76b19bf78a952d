'use client';
// Sends less: as a component with short props, the markup of a row stands in the page once and not in the flight data too.
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import { Ribbon } from '@/components/ui/ribbon/ribbon';
import type { Flag } from '@/lib/domain/show';
import styles from './dated-list.module.scss';

interface Props {
  title: string;
  href: string;
  date: string;
  facts: string;
  poster?: string;
  tone?: string;
  flag?: Flag;
  /** The way to book it. */
  book: ReactNode;
  /** What stands under the facts. */
  children?: ReactNode;
}

export function DatedRow({ title, href, date, facts, poster, tone, flag, book, children }: Props) {
  return (
    <article className={styles.row}>
      <div className={styles.art}>
        <Picture src={poster ?? null} alt="" sizes={128} tone={tone} title={title} />
      </div>
      <div className={styles.when}>
        <p className={styles.date}>{date}</p>
        {flag && <Ribbon flag={flag.colour}>{flag.text}</Ribbon>}
      </div>
      <div className={styles.what}>
        <h2 className={styles.title}>
          <IntentLink href={href}>{title}</IntentLink>
        </h2>
        <p className={styles.facts}>{facts}</p>
        {children}
      </div>
      <div>{book}</div>
    </article>
  );
}
