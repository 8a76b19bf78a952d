import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { Section } from '@/components/ui/layout/layout';
import { Prose } from '@/components/ui/prose/prose';
import { HideFilm } from '@/components/views/hidden-films/hide-film';
import { ReceptionHead } from '@/components/views/reception/reception-head';
import { ReceptionNote } from '@/components/views/reception/reception-note';
import type { Day } from '@/lib/domain/day';
import { countShares } from '@/lib/domain/opinion-shares';
import { pickApproval } from '@/lib/domain/reception';
import type { Show } from '@/lib/domain/show';
import { formatDate } from '@/lib/i18n/date';
import type { Locale } from '@/lib/sites/locales';
import styles from './story.module.scss';

interface Props {
  show: Show;
  /** It came out lately. */
  isNew: boolean;
  opinion?: ReactNode;
}

/** What it tells, what audiences felt, who made it. Nothing of it that nobody knows. */
export function Story({ show, isNew, opinion }: Props) {
  const t = useTranslations('show');
  const { synopsis, notes, directors, cast } = show;
  const isSilent =
    !synopsis && !notes.length && !directors.length && !cast.length && !countShares(show.feelings.emotions);
  if (isSilent && !opinion) return null;
  return (
    <Section>
      <div className={styles.story}>
        <div className={styles.told}>
          {synopsis && (
            <section>
              <h2 className={styles.title}>{t('story')}</h2>
              {synopsis.split('\n').map((paragraph) => (
                <p key={paragraph} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
          )}
          {notes.length > 0 && (
            <section>
              <h2 className={styles.title}>{t('about')}</h2>
              <div className={styles.notes}>
                {notes.map((note) => (
                  <Prose key={note} html={note} size="note" />
                ))}
              </div>
            </section>
          )}
          <Felt show={show} isNew={isNew} />
          {opinion}
          <HideFilm slug={show.slug} name={show.title} />
        </div>
        <Cast show={show} />
      </div>
    </Section>
  );
}

/** Where one cannot have an account: elsewhere the same numbers stand on the buttons of `opinion`. */
function Felt({ show, isNew }: { show: Show; isNew: boolean }) {
  const t = useTranslations('show.felt');
  const locale = useLocale();
  const felt = countShares(show.feelings.emotions);
  if (!felt) return null;
  const shares = Object.entries(felt.shares) as [keyof typeof felt.shares, number][];
  return (
    <section className={styles.felt}>
      <h2 className={styles.title}>{t('title')}</h2>
      <ReceptionHead felt={felt} isNew={isNew} />
      {pickApproval(felt) && (
        <dl className={styles.shares}>
          {shares.map(([emotion, share]) => (
            <div key={emotion} style={{ '--share': `${share}%` } as CSSProperties}>
              <dt>{t(emotion)}</dt>
              <dd>{(share / 100).toLocaleString(locale, { style: 'percent' })}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.note}>
        <ReceptionNote felt={felt} />
      </p>
    </section>
  );
}

/** Null unless it came out in an earlier year. What stands for a year alone is a year. */
function formatFirstRelease(first: Day, again: Day | null, locale: Locale): string | null {
  if (again !== null && first.slice(0, 4) >= again.slice(0, 4)) return null;
  return first.endsWith('-01-01') ? first.slice(0, 4) : formatDate(first, locale, 'medium');
}

/** Set like end credits: the part at the right of the axis' left side, the name at its right. */
function Cast({ show }: { show: Show }) {
  const t = useTranslations('show');
  const locale = useLocale();
  const original = show.originalTitle === show.title ? null : show.originalTitle;
  const first = show.firstReleasedOn && formatFirstRelease(show.firstReleasedOn, show.releasedOn, locale);
  const rows = [
    [t('credits.director'), show.directors],
    [t('credits.with'), show.cast],
    [t('credits.from'), show.nationality ? [show.nationality] : []],
    [t('credits.original'), original ? [original] : []],
    [t('credits.firstReleased'), first ? [first] : []],
  ] as const;
  if (!show.directors.length && !show.cast.length) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('cast')}</h2>
      <dl className={styles.cast}>
        {rows.map(
          ([part, names]) =>
            names.length > 0 && (
              <div key={part}>
                <dt>{part}</dt>
                {names.map((name) => (
                  <dd key={name}>{name}</dd>
                ))}
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
