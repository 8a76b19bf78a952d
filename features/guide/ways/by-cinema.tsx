import { useLocale, useTranslations } from 'next-intl';
import { startTransition, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { focusBefore } from '@/lib/visitor/device/focus-before';
import { formatDistance } from './distance';
import { FilmBars } from './film-bars';
import { pickLeft, type WayProps } from './left';
import styles from './ways.module.scss';

/** Titles drawn of each cinema. */
const atOnce = 12;

/** A part for each cinema, its titles with their times. */
export function ByCinema({ left, place, day, facts, ways, onOpen }: WayProps) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  const locale = useLocale();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const context = useMemo(
    () => ({ day, axis: { from: 9, to: 26 }, facts, cinemas: place.cinemas, speech: { t: words, locale } }),
    [day, facts, place, words, locale],
  );
  return (
    <div className={styles.cinemas}>
      {place.cinemas.map(({ slug, name, href }, at) => {
        const rows = left
          .map((each) => ({ film: each.group, ...pickLeft(each, { at }) }))
          .filter(({ showings }) => showings.length > 0);
        const shown = opened.has(slug) ? rows : rows.slice(0, atOnce);
        const way = ways?.[slug];
        if (!rows.length) return null;
        return (
          <section key={slug} className={styles.cinema} {...ticketsAttributes({ cinema: name })}>
            <h2 className={styles.name}>
              <IntentLink href={href}>{name}</IntentLink>
              {way !== undefined && <small> {t('km', { way: formatDistance(way, locale) })}</small>}
            </h2>
            {shown.map(({ film, showings, standings }) => (
              <div key={film.slug} className={styles.film}>
                <h3 className={styles.title}>
                  <IntentLink href={film.href}>{film.title}</IntentLink>
                </h3>
                {film.note && <p className={styles.note}>{film.note}</p>}
                <FilmBars {...{ film, showings, standings, context, onOpen }} />
              </div>
            ))}
            {rows.length > shown.length && (
              <Button
                onClick={({ currentTarget }) => {
                  focusBefore(currentTarget);
                  startTransition(() => setOpened(new Set([...opened, slug])));
                }}
              >
                {t('more')}
              </Button>
            )}
          </section>
        );
      })}
    </div>
  );
}
