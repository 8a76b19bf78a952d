import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { MissedWords } from '@/components/page/lazy-words/missed-words.island';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { readWish, sayForFamily } from '@/components/views/family/family.logic';
import { listPossible } from '@/components/views/offer-picks/possible.logic';
import { narrowForFamily } from '@/lib/domain/family';
import { kidsTags } from '@/lib/domain/kids-showing';
import { pickSpoken } from '@/lib/domain/spoken-versions';
import { useLanguage } from '@/lib/i18n/use-language';
import type { FilterKind } from '@/lib/routing/filters';
import { useFilters } from '@/lib/routing/use-filters';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { useFamilyRules } from './family.store';

/** Minutes that a small child sits through. */
const short = 100;

export const FamilyHelp = () => (
  <MissedWords of="family">
    <Help />
  </MissedWords>
);

/** What a family looks for, of what the place has on some day; it brings the rules of the country with it. */
function Help() {
  const [filters, setFilters] = useFilters();
  const { tags: offered, versions } = useFamilyRules((state) => state.offer);
  const films = useFamilyRules((state) => state.films);
  const isPossible = useMemo(() => listPossible(films), [films]);
  const t = useTranslations('family');
  const law = siteFacts(locales[useLocale()].site).ageLaw;
  const language = useLanguage();
  useEffect(() => {
    const say = sayForFamily(t);
    useFamilyRules.setState({
      narrow: (all, wanted, { cinemas }) =>
        narrowForFamily(all, readWish(wanted), { law, regions: cinemas.map(({ region }) => region), say }),
    });
  }, [t, law]);
  const tags = kidsTags.filter((tag) => offered.includes(tag));
  const spoken = pickSpoken(language, versions);
  const pick = (kind: FilterKind, wanted: readonly string[], label: string) => {
    const known = filters[kind] ?? [];
    const on = wanted.every((one) => known.includes(one));
    const others = known.filter((one) => !wanted.includes(one));
    return (
      <FilterPick
        on={on}
        disabled={!on && !wanted.some((one) => isPossible(kind, one))}
        onClick={() => setFilters({ ...filters, [kind]: on ? others : [...others, ...wanted] })}
      >
        {label}
      </FilterPick>
    );
  };
  return (
    <>
      {tags.length > 0 && pick('tags', tags, t('kids'))}
      {spoken.length > 0 && spoken.length < versions.length && pick('versions', spoken, t('spoken'))}
      {pick('most', [String(short)], t('short', { minutes: short }))}
    </>
  );
}
