import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { FilterBar, FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { OfferPicks } from '@/components/views/offer-picks/offer-picks';
import { EveningFields } from '@/components/views/own-picks/evening-fields';
import { OwnPicks } from '@/components/views/own-picks/later-own-picks';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { GuideFilm } from '@/lib/domain/guide';
import type { PlaceOffer } from '@/lib/domain/place-offer';
import type { Filters } from '@/lib/routing/filters';
import { useAtNow } from '@/lib/visitor/device/use-now';
import { FilmPick } from './film-pick';
import styles from './tools.module.scss';

/** How the guide is read; films need no word. */
const guideWays = ['film', 'time', 'cinema'] as const;

interface Props {
  filters: Filters;
  setFilters: (filters: Filters) => void;
  facts: ShowtimeFacts;
  /** What the page knows that its own place offers, and what the visitor's does, on all of their days. */
  offered: PlaceOffer;
  offer: PlaceOffer;
  /** Of the day; those of a cinema that has not answered yet are missing. */
  films: readonly GuideFilm[];
  isLoading: boolean;
  /** Of the pass of the site. */
  pass: string | null;
  family: ReactNode;
  compare?: ReactNode;
}

type Toggled = 'pass' | 'film';

const isKnown = (now: Date | null) => now !== null;

/** How the guide is read, when, in which versions and formats, and for whom. */
export function Tools({ filters, setFilters, facts, offered, offer, films, isLoading, pass, family, compare }: Props) {
  const t = useTranslations('guide');
  const chosen = filters.way?.[0] ?? 'film';
  const toggle = (kind: Toggled, slug: string) => {
    const known = filters[kind] ?? [];
    setFilters({ ...filters, [kind]: known.includes(slug) ? known.filter((one) => one !== slug) : [...known, slug] });
  };
  const isAwake = useAtNow(isKnown);
  const nameFilm = (slug: string) => films.find((film) => film.slug === slug)?.title;
  const own = (part: 'kept' | 'keep') => (
    <Suspense>
      {isAwake && (
        <OwnPicks
          Pick={FilterPick}
          {...{ part, filters, setFilters }}
          versions={facts.versions}
          offered={offer.versions}
        />
      )}
    </Suspense>
  );
  return (
    <div className={styles.tools} data-scripted>
      <fieldset className={styles.ways}>
        <legend className={styles.legend}>{t('ways')}</legend>
        {guideWays.map((way) => (
          <button
            key={way}
            type="button"
            className={styles.way}
            aria-pressed={way === chosen}
            onClick={() => setFilters({ ...filters, way: way === 'film' ? [] : [way] })}
          >
            {t(`way.${way}`)}
          </button>
        ))}
      </fieldset>
      <div className={styles.filters}>
        <FilterBar label={t('filters')}>
          {own('kept')}
          {filters.film?.map((slug) => (
            <FilmPick key={slug} slug={slug} title={nameFilm(slug)} onClick={() => toggle('film', slug)} />
          ))}
          {family}
          <EveningFields {...{ filters, setFilters }} />
          {pass && (
            <FilterPick on={filters.pass?.includes('covered') ?? false} onClick={() => toggle('pass', 'covered')}>
              {t('pass', { name: pass })}
            </FilterPick>
          )}
          <span className={styles.compare}>{compare}</span>
          <OfferPicks {...{ filters, setFilters, facts, offered, offer }} films={isLoading ? null : films} />
          {own('keep')}
        </FilterBar>
      </div>
    </div>
  );
}
