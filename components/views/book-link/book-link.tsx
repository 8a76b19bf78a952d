import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import type { ShowSummary } from '@/lib/domain/show';
import { pickShowScreen } from '@/lib/routing/show-screen';

type Props = {
  show: Pick<ShowSummary, 'slug' | 'isMovie'>;
  /** What it says, and what it says to those who do not see its title beside it. */
  words: string;
  label: string;
};

/** From a row of a list to the showings of its title. */
export function BookLink({ show, words, label }: Props) {
  return (
    <Link
      to={pickShowScreen(show)}
      params={{ slug: show.slug }}
      suffix="#board"
      className={buttonClass()}
      label={label}
    >
      {words}
    </Link>
  );
}
