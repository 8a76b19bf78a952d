import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { query } from '@/lib/api/query';
import { useQuery } from '@/lib/api/use-query';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { defaultLocator } from '@/lib/domain/settings';
import { withoutTown } from '@/lib/text/without-town';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import { useLocatorCinemas } from '@/lib/visitor/place/use-locator-cinemas';
import { useNearCinemas } from '@/lib/visitor/place/use-near-cinemas';
import styles from './filter-choices.module.scss';
import { OptionPicks, Rest } from './filter-group';
import type { FilterOption } from './use-filter-names';

interface Props {
  /** Undefined until they are there. */
  cities: readonly FilterOption[] | undefined;
  cinemas: readonly FilterOption[] | undefined;
  places: readonly CinemaSummary[] | undefined;
  chosen: readonly string[];
  onChange: (places: readonly string[]) => void;
}

/** The visitor's own cinemas, those around them, and behind the last press every city. */
export function PlacePicks({ cities, cinemas, places, chosen, onChange }: Props) {
  const t = useTranslations('filterPanel');
  const favourites = useFavourites();
  const { choice, place, slugs } = useLocatorCinemas();
  const { data: settings } = useQuery(query(useLocale(), 'settings', {}));
  const limits = settings?.locator ?? defaultLocator;
  const [locating, locate] = useNearCinemas(places, limits, chosen.join(), ({ around }) =>
    around.cinemas.length ? onChange(around.cinemas) : undefined,
  );
  const own = [...new Set([...favourites, ...slugs])];
  const near = (cinemas ?? []).filter(({ value }) => own.includes(value) || chosen.includes(value));
  const [isWhole, setWhole] = useState(chosen.some((place) => cities?.some(({ value }) => value === place)));
  /** The place in the header: a town by its own slug, what is around the visitor by its cinemas. */
  const here = choice && place && choice.mode !== 'favorite' && choice.mode !== 'cinema';
  const isCity = here && choice.mode === 'city';
  const hereAs = choice?.mode === 'city' ? [choice.value] : slugs;
  const isHere = hereAs.length > 0 && hereAs.join() === chosen.join();
  const isFavourites = favourites.length > 0 && favourites.join() === chosen.join();
  const cinemaOnly = chosen.filter((place) => cinemas?.some(({ value }) => value === place));
  return (
    <>
      <OptionPicks
        options={cinemas && near.map((one) => (isCity ? { ...one, label: withoutTown(one.label, place.name) } : one))}
        chosen={chosen}
        onToggle={(slug) =>
          onChange(cinemaOnly.includes(slug) ? cinemaOnly.filter((kept) => kept !== slug) : [...cinemaOnly, slug])
        }
        before={
          <>
            {here && (
              <FilterPick on={isHere} onClick={() => onChange(isHere ? [] : hereAs)}>
                {isCity ? place.name : t('around')}
              </FilterPick>
            )}
            {favourites.length > 0 && (
              <FilterPick on={isFavourites} onClick={() => onChange(isFavourites ? [] : favourites)}>
                {t('favourites')}
              </FilterPick>
            )}
          </>
        }
        after={
          <>
            {choice?.mode !== 'position' && (
              <button type="button" className={styles.more} aria-busy={locating === 'asking'} onClick={locate}>
                {t(locating === 'asking' ? 'locating' : 'around')}
              </button>
            )}
            <Rest isOpen={isWhole} onToggle={() => setWhole(!isWhole)}>
              {t('anyCity')}
            </Rest>
          </>
        }
      />
      <p role="status" className={styles.note}>
        {locating === 'failed' && t('unlocatable')}
        {locating === 'far' && t('far')}
      </p>
      {isWhole && (
        <OptionPicks
          options={cities}
          chosen={chosen}
          onToggle={(slug) => onChange(chosen.includes(slug) ? [] : [slug])}
        />
      )}
    </>
  );
}
