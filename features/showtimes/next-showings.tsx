import { getLocale } from 'next-intl/server';
import { showCinemas } from '@/lib/api/endpoints/shows';
import { readOr } from '@/lib/api/read-or';
import type { Show } from '@/lib/domain/show';
import type { ShowingTags } from '@/lib/domain/showing-tags';
import { Words } from '@/lib/i18n/words';
import { showHref } from '@/lib/routing/show-screen';
import { listOffered } from './board/board.logic';
import { NextShowingsIsland } from './next/next-showings.island';
import { readShowtimeFacts } from './showtime-facts.load';

/** The next showings of one title where the visitor goes to the cinema; which place that is, only the browser knows. */
export async function NextShowings({ show }: { show: Pick<Show, 'slug' | 'isMovie' | 'title'> }) {
  const locale = await getLocale();
  const matrix = await readOr(locale, showCinemas, { slug: show.slug }, null);
  const { marks: showingTags, ...facts } = await readShowtimeFacts(
    locale,
    matrix && listOffered(matrix, Object.keys(matrix), ''),
  );
  return (
    <Words of={['showtimes']}>
      <NextShowingsIsland
        show={show.slug}
        title={show.title}
        href={showHref(locale, show)}
        facts={{ ...facts, marks: withoutTexts(showingTags) }}
      />
    </Words>
  );
}

/** Nothing opens here that would show them. */
const withoutTexts = (showingTags: ShowingTags): ShowingTags =>
  Object.fromEntries(Object.entries(showingTags).map(([slug, { text: _, ...mark }]) => [slug, mark]));
