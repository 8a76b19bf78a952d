import { useLocale, useTranslations } from 'next-intl';
import { FilterBar, FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { capitalise, formatDayAlone } from '@/components/views/days/day.logic';
import { ChoiceField } from '@/components/views/own-picks/choice-field';
import { EveningFields } from '@/components/views/own-picks/evening-fields';
import { OwnPicks } from '@/components/views/own-picks/own-picks';
import { isBreak } from '@/lib/domain/breaks';
import type { Day } from '@/lib/domain/day';
import type { GuideFilm } from '@/lib/domain/guide';
import { pickSlugs } from '@/lib/domain/showing-tags';
import { toggleSlug } from '../choosing/picks.logic';
import type { TownProps } from './town-props';

type Props = TownProps & { films: readonly GuideFilm[]; today: Day; day: Day };
type Toggled = 'date' | 'versions' | 'tags' | 'break' | 'most' | 'pass';

const ages = Array.from({ length: 18 }, (_, age) => String(age));

/** Between which hours, with whom and in which versions: what the address says can be taken back, what the day has be chosen. */
export function Wishes({ filters, setFilters, wanted, facts, pass, films, today, day }: Props) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  const family = useTranslations('family');
  const locale = useLocale();
  const showings = films.flatMap((film) => film.showings);
  const played = new Set(showings.map(({ version }) => version));
  const versions = Object.keys(facts.versions).filter((slug) => played.has(slug) || wanted?.versions?.includes(slug));
  const offered = showings.flatMap(({ tags = [] }) => tags);
  const tags = new Set([...pickSlugs('format', offered, facts.marks), ...(wanted?.tags ?? [])]);
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
      offered={played.size ? [...played] : Object.keys(facts.versions)}
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
      {(versions.length > 1 || wanted?.versions?.length) &&
        versions.map((slug) =>
          pick('versions', slug, facts.versions[slug]?.description || facts.versions[slug]?.label || slug),
        )}
      {[...tags].map((slug) => pick('tags', slug, facts.marks[slug]?.short ?? facts.marks[slug]?.title ?? slug))}
      {(offered.some(isBreak) || filters.break?.length) && pick('break', 'none', words('filter.noBreak'))}
      {own('keep')}
    </FilterBar>
  );
}
