import { useLocale, useTranslations } from 'next-intl';
import { FilterBar, FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { capitalise, formatDayAlone } from '@/components/views/days/day.logic';
import { OfferPicks } from '@/components/views/offer-picks/offer-picks';
import { ChoiceField } from '@/components/views/own-picks/choice-field';
import { EveningFields } from '@/components/views/own-picks/evening-fields';
import { OwnPicks } from '@/components/views/own-picks/own-picks';
import type { Day } from '@/lib/domain/day';
import type { GuideFilm } from '@/lib/domain/guide';
import { mergeOffers } from '@/lib/domain/place-offer';
import { toggleSlug } from '../choosing/picks.logic';
import type { TownProps } from './town-props';

type Props = TownProps & {
  films: readonly GuideFilm[];
  /** All cinemas have answered, or failed to. */
  isSettled: boolean;
  today: Day;
  day: Day;
};
type Toggled = 'date' | 'most' | 'pass';

const ages = Array.from({ length: 18 }, (_, age) => String(age));

/** Between which hours, with whom and in which versions: what the address says can be taken back, what the town plays be chosen. */
export function Wishes({ filters, setFilters, wanted, facts, offered, pass, films, isSettled, today, day }: Props) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  const family = useTranslations('family');
  const locale = useLocale();
  const pick = (kind: Toggled, slug: string, label: string) => (
    <FilterPick
      key={kind + slug}
      on={filters[kind]?.includes(slug) ?? false}
      onClick={() => setFilters({ ...filters, [kind]: toggleSlug(filters[kind] ?? [], slug) })}
    >
      {label}
    </FilterPick>
  );
  const own = (part: 'kept' | 'keep') => (
    <OwnPicks
      Pick={FilterPick}
      {...{ part, filters, setFilters }}
      versions={facts.versions}
      offered={offered.versions}
    />
  );
  return (
    <FilterBar label={t('filters')}>
      {own('kept')}
      {wanted?.date?.includes(day) && pick('date', day, capitalise(formatDayAlone(day, today, { t: words, locale })))}
      <EveningFields {...{ filters, setFilters }} />
      <ChoiceField
        label={t('youngest')}
        chosen={filters.child?.[0] ?? ''}
        values={ages}
        none={t('noChild')}
        write={(value) => t('years', { age: Number(value) })}
        onChoose={(child) => setFilters({ ...filters, child: child ? [child] : [], most: [] })}
      />
      {wanted?.most?.map((minutes) => pick('most', minutes, family('short', { minutes: Number(minutes) })))}
      {pass && pick('pass', 'covered', t('pass', { name: pass }))}
      <OfferPicks
        {...{ filters, setFilters, facts, offered }}
        offer={mergeOffers([offered, { rows: films }])}
        films={isSettled ? films : null}
      />
      {own('keep')}
    </FilterBar>
  );
}
