import type { CSSProperties, ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import { Ribbon } from '@/components/ui/ribbon/ribbon';
import { MarkButton } from '@/components/views/mark/mark-button';
import { FlagList } from '@/components/views/show-flags/flag-list';
import type { Flag } from '@/lib/domain/show';
import styles from './film-card.module.scss';

export interface CardFaceProps {
  /** Left out where the item of its list says it. */
  slug?: string;
  title: string;
  /** Left out on a site without such a page. */
  href?: string;
  poster?: string;
  tone?: string;
  flag?: Flag;
  /** What its ribbon does not say. */
  flags?: readonly string[];
  facts?: string;
  /** Plays within a day somewhere, so that it may say when at the visitor's place. */
  isOn?: boolean;
  /** What the heart is called. */
  keep: string;
  /** In the visitor's own list. */
  isKept?: boolean;
  first?: boolean;
  as?: 'h2' | 'h3';
  /** What stands under the facts. */
  children?: ReactNode;
}

/** What is drawn of a title; where many stand on a page, by `card-face.lean.tsx`. */
export function CardFace({
  slug,
  title,
  href,
  poster,
  tone,
  flag,
  flags,
  facts,
  isOn,
  keep,
  isKept = false,
  first,
  as = 'h3',
  children,
}: CardFaceProps) {
  const Heading = as;
  return (
    <article className={styles.card} style={{ '--glow': tone } as CSSProperties}>
      {/* What the visitor felt is painted on it by hand, possibly before React has seen it. */}
      <div className={styles.art} suppressHydrationWarning>
        <Picture src={poster ?? null} alt="" sizes={200} title={title} first={first ?? false} />
        {(flag || flags) && (
          <div className={styles.labels}>
            {flag && <Ribbon flag={flag.colour}>{flag.text}</Ribbon>}
            {flags && <FlagList flags={flags} />}
          </div>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>{href ? <IntentLink href={href}>{title}</IntentLink> : title}</Heading>
        {facts && <p className={styles.facts}>{facts}</p>}
        {/* Filled by hand (`lib/visitor/place/paint-starts.ts`), possibly before React has seen it; the heart says of what. */}
        {isOn && (
          <p className={styles.start} data-starts="" suppressHydrationWarning>
            {''}
          </p>
        )}
        {children}
        <MarkButton kind="film" {...(slug && { slug })} look="card" isSet={isKept} label={keep} />
      </div>
    </article>
  );
}
