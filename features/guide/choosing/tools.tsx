import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { FilterBar, FilterPick, MorePicks } from '@/components/ui/filter-pick/filter-pick';
import { EveningFields } from '@/components/views/own-picks/evening-fields';
import { OwnPicks } from '@/components/views/own-picks/later-own-picks';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { isBreak } from '@/lib/domain/breaks';
import type { GuideFilm } from '@/lib/domain/guide';
import { pickSlugs } from '@/lib/domain/showing-tags';
import { type Filters, guideWays } from '@/lib/routing/filters';
import { useAtNow } from '@/lib/visitor/device/use-now';
import styles from './tools.module.scss';

interface Props {
  filters: Filters;
  setFilters: (filters: Filters) => void;
  facts: ShowtimeFacts;
  films: readonly GuideFilm[];
  /** Of the pass of the site. */
  pass: string | null;
  family: ReactNode;
  compare?: ReactNode;
  /** What the page offers, until the cinemas have answered. */
  first: { versions: readonly string[]; tags: readonly string[] };
}

type Toggled = 'versions' | 'tags' | 'break' | 'pass' | 'film';

const isKnown = (now: Date | null) => now !== null;

/** How the guide is read, when, in which versions and formats, and for whom. */
export function Tools({ filters, setFilters, facts, films, first, pass, family, compare }: Props) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  const chosen = filters.way?.[0] ?? 'film';
  const showings = films.flatMap((film) => film.showings);
  const played = new Set(films.length ? showings.map(({ version }) => version) : first.versions);
  const offered = films.length ? showings.flatMap(({ tags = [] }) => tags) : first.tags;
  const versions = Object.keys(facts.versions).filter((slug) => played.has(slug) || filters.versions?.includes(slug));
  const known = [...new Set([...offered, ...(filters.tags ?? [])])];
  // What is chosen can be taken back, be it of a kind that is not offered here.
  const access = pickSlugs('access', known, facts.marks);
  const tags = new Set([...pickSlugs('format', known, facts.marks), ...(filters.tags ?? [])]);
  for (const slug of access) tags.delete(slug);
  const toggle = (kind: Toggled, slug: string) => {
    const known = filters[kind] ?? [];
    setFilters({ ...filters, [kind]: known.includes(slug) ? known.filter((one) => one !== slug) : [...known, slug] });
  };
  const isAwake = useAtNow(isKnown);
  const isOn = (kind: Toggled, slug: string) => filters[kind]?.includes(slug) ?? false;
  const pick = (kind: Toggled, slug: string, label: string, code?: string) => (
    <FilterPick key={slug} kind={code} title={code && label} on={isOn(kind, slug)} onClick={() => toggle(kind, slug)}>
      <span className={code && styles.words}>{label}</span>
    </FilterPick>
  );
  const nameTag = (slug: string) => facts.marks[slug]?.short ?? facts.marks[slug]?.title ?? slug;
  const own = (part: 'kept' | 'keep') => (
    <Suspense>
      {isAwake && (
        <OwnPicks
          Pick={FilterPick}
          {...{ part, filters, setFilters }}
          versions={facts.versions}
          offered={[...played]}
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
      <FilterBar label={t('filters')}>
        {own('kept')}
        {filters.film?.map((slug) => pick('film', slug, films.find((film) => film.slug === slug)?.title ?? slug))}
        {family}
        <EveningFields {...{ filters, setFilters }} />
        {pass && pick('pass', 'covered', t('pass', { name: pass }))}
        <span className={styles.compare}>{compare}</span>
        <span className={styles.row} />
        {versions.length > 1 && versions.map(versionPick)}
        {[...tags].map((slug) => pick('tags', slug, nameTag(slug)))}
        {(known.some(isBreak) || filters.break?.length) && pick('break', 'none', words('filter.noBreak'))}
        {access.length > 0 && (
          <MorePicks label={words('filter.more')} open={access.some((slug) => isOn('tags', slug))}>
            {access.map((slug) => pick('tags', slug, nameTag(slug)))}
          </MorePicks>
        )}
        {own('keep')}
      </FilterBar>
    </div>
  );
}
