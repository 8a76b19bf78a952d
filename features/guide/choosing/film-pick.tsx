import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { useLanguage } from '@/lib/i18n/use-language';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useSteady } from '@/lib/visitor/answers/use-steady';
import { focusPage } from '@/lib/visitor/device/focus-page';
import { filmUrl } from '../asking/guide-urls';

interface Props {
  slug: string;
  /** Undefined on a day without it. */
  title: string | undefined;
  onClick: () => void;
}

/** The one film that is shown, by the title that is known of it, be it not played on the day. */
export function FilmPick({ slug, title, onClick }: Props) {
  // Whoever looks whether there is such a film asks for it.
  const url = filmUrl(useLanguage(), slug);
  const asked = useAnswers((all) => all[url]?.data as { title: string } | undefined);
  const known = title ?? asked?.title;
  return (
    <FilterPick
      on
      onClick={() => {
        focusPage();
        onClick();
      }}
    >
      {useSteady(spell(slug), known ?? '', known !== undefined)}
    </FilterPick>
  );
}

/** A title as its address has it, without its number: nobody is shown an address while the title is on its way. */
const spell = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replace(/-\d+$/, '').replaceAll('-', ' ');
