import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FilterPick, MorePicks } from '@/components/ui/filter-pick/filter-pick';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { isBreak } from '@/lib/domain/breaks';
import type { GuideFilm } from '@/lib/domain/guide';
import type { PlaceOffer } from '@/lib/domain/place-offer';
import { pickSlugs } from '@/lib/domain/showing-tags';
import type { Filters } from '@/lib/routing/filters';
import styles from './offer-picks.module.scss';
import { listInRow, listPossible } from './possible.logic';

type Offer = Pick<PlaceOffer, 'versions' | 'tags'>;

interface Props {
  filters: Filters;
  setFilters: (filters: Filters) => void;
  facts: ShowtimeFacts;
  /** What the page knows that its own place offers, and what the visitor's does, on all of their days. */
  offered: Offer;
  offer: Offer;
  /** Of the day; null while some of them are on their way. */
  films: readonly GuideFilm[] | null;
}

/** Versions and formats that a wide screen has in one row; more formats stand behind a press. */
const mostInRow = 9;

/** In which versions and formats, and without an interval: the same row on every day of a place; what the day lacks is dashed. */
export function OfferPicks({ filters, setFilters, facts, offered, offer, films }: Props) {
  const words = useTranslations('showtimes.filter');
  const isPossible = useMemo(() => listPossible(films), [films]);
  const versions = listInRow(Object.keys(facts.versions), offered.versions, [
    ...offer.versions,
    ...(filters.versions ?? []),
  ]);
  const known = [...new Set([...offer.tags, ...(filters.tags ?? [])])];
  // What is chosen can be taken back, be it of a kind that is not offered here.
  const access = pickSlugs('access', known, facts.marks);
  const tags = new Set([...pickSlugs('format', known, facts.marks), ...(filters.tags ?? [])]);
  for (const slug of access) tags.delete(slug);
  const formats = [...tags];
  const behind = [...formats.splice(Math.max(0, mostInRow - versions.length)), ...access];
  const isOn = (kind: Kind, slug: string) => filters[kind]?.includes(slug) ?? false;
  const pick = (kind: Kind, slug: string, label: string, code?: string) => (
    <FilterPick
      key={slug}
      kind={code}
      title={code && label}
      on={isOn(kind, slug)}
      disabled={!isPossible(kind, slug) && !isOn(kind, slug)}
      onClick={() => {
        const chosen = filters[kind] ?? [];
        const next = isOn(kind, slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug];
        setFilters({ ...filters, [kind]: next });
      }}
    >
      <span className={code && styles.words}>{label}</span>
    </FilterPick>
  );
  const pickVersion = (slug: string) => {
    const { label = slug, description = '' } = facts.versions[slug] ?? {};
    return description ? pick('versions', slug, description, label) : pick('versions', slug, label);
  };
  const pickTag = (slug: string) => pick('tags', slug, facts.marks[slug]?.short ?? facts.marks[slug]?.title ?? slug);
  return (
    <>
      <span className={styles.row} />
      {versions.length > 1 && versions.map(pickVersion)}
      <span hidden data-of-place />
      {formats.map(pickTag)}
      {(known.some(isBreak) || filters.break?.length) && pick('break', 'none', words('withoutBreak'))}
      {behind.length > 0 && (
        <MorePicks label={words('more')} open={behind.some((slug) => isOn('tags', slug))}>
          {behind.map(pickTag)}
        </MorePicks>
      )}
    </>
  );
}

type Kind = 'versions' | 'tags' | 'break';
