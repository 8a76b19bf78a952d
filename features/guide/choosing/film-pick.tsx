import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { useSteady } from '@/lib/visitor/answers/use-steady';

interface Props {
  slug: string;
  /** Undefined on a day without it. */
  title: string | undefined;
  onClick: () => void;
}

/** The one film that is shown, by the title that is known of it, be it not played on the day. */
export const FilmPick = ({ slug, title, onClick }: Props) => (
  <FilterPick on onClick={onClick}>
    {useSteady(slug, title ?? slug, title !== undefined)}
  </FilterPick>
);
