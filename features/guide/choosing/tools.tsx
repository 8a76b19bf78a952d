import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useMemo } from 'react';
import { FilterBar, FilterPick, MorePicks } from '@/components/ui/filter-pick/filter-pick';
import { EveningFields } from '@/components/views/own-picks/evening-fields';
import { OwnPicks } from '@/components/views/own-picks/later-own-picks';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { isBreak } from '@/lib/domain/breaks';
import type { GuideFilm } from '@/lib/domain/guide';
import type { PlaceOffer } from '@/lib/domain/place-offer';
import { pickSlugs } from '@/lib/domain/showing-tags';
import { type Filters, guideWays } from '@/lib/routing/filters';
import { useAtNow } from '@/lib/visitor/device/use-now';
import { FilmPick } from './film-pick';
import { listPossible } from './possible.logic';
import styles from './tools.module.scss';

interface Props {
  filters: Filters;
  setFilters: (filters: Filters) => void;
  facts: ShowtimeFacts;
  /** What the place offers on all of its days. */
  offer: PlaceOffer;
  /** Of the day; those of a cinema that has not answered yet are missing. */
  films: readonly GuideFilm[];
  isLoading: boolean;
  /** Of the pass of the site. */
  pass: string | null;
  family: ReactNode;
  compare?: ReactNode;
}

/** Versions and formats that a wide screen has in one row; more formats stand behind a press. */
const mostInRow = 9;

type Toggled = 'versions' | 'tags' | 'break' | 'pass' | 'film';

const isKnown = (now: Date | null) => now !== null;

/** How the guide is read, when, in which versions and formats, and for whom. */
export function Tools({ filters, setFilters, facts, offer, films, isLoading, pass, family, compare }: Props) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  const chosen = filters.way?.[0] ?? 'film';
  const isPossible = useMemo(() => listPossible(isLoading ? null : films), [films, isLoading]);
  const versions = Object.keys(facts.versions).filter((slug) =>
    [...offer.versions, ...(filters.versions ?? [])].includes(slug),
  );
  const known = [...new Set([...offer.tags, ...(filters.tags ?? [])])];
  // What is chosen can be taken back, be it of a kind that is not offered here.
  const access = pickSlugs('access', known, facts.marks);
  const tags = new Set([...pickSlugs('format', known, facts.marks), ...(filters.tags ?? [])]);
  for (const slug of access) tags.delete(slug);
  const formats = [...tags];
  const behind = [...formats.splice(Math.max(0, mostInRow - versions.length)), ...access];
  const toggle = (kind: Toggled, slug: string) => {
    const known = filters[kind] ?? [];
    setFilters({ ...filters, [kind]: known.includes(slug) ? known.filter((one) => one !== slug) : [...known, slug] });
  };
  const isAwake = useAtNow(isKnown);
  const isOn = (kind: Toggled, slug: string) => filters[kind]?.includes(slug) ?? false;
  const pick = (kind: Toggled, slug: string, label: string, code?: string) => (
    <FilterPick
      key={slug}
      kind={code}
      title={code && label}
      on={isOn(kind, slug)}
      disabled={!isPossible(kind, slug) && !isOn(kind, slug)}
      onClick={() => toggle(kind, slug)}
    >
      <span className={code && styles.words}>{label}</span>
    </FilterPick>
  );
  const nameTag = (slug: string) => facts.marks[slug]?.short ?? facts.marks[slug]?.title ?? slug;
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
  const versionPick = (slug: string) => {
    const { label = slug, description = '' } = facts.versions[slug] ?? {};
    return description ? pick('versions', slug, description, label) : pick('versions', slug, label);
  };
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
          {pass && pick('pass', 'covered', t('pass', { name: pass }))}
          <span className={styles.compare}>{compare}</span>
          <span className={styles.row} />
          {versions.length > 1 && versions.map(versionPick)}
          {formats.map((slug) => pick('tags', slug, nameTag(slug)))}
          {(known.some(isBreak) || filters.break?.length) && pick('break', 'none', words('filter.noBreak'))}
          {behind.length > 0 && (
            <MorePicks label={words('filter.more')} open={behind.some((slug) => isOn('tags', slug))}>
              {behind.map((slug) => pick('tags', slug, nameTag(slug)))}
            </MorePicks>
          )}
          {own('keep')}
        </FilterBar>
      </div>
    </div>
  );
}
