import { getLocale } from 'next-intl/server';
import { showCinemas } from '@/lib/api/endpoints/shows';
import { readOr } from '@/lib/api/read-or';
import type { Marks } from '@/lib/domain/marks';
import type { Show } from '@/lib/domain/show';
import { Words } from '@/lib/i18n/words';
import { showHref } from '@/lib/routing/show-screen';
import { offerOf } from './board/board.logic';
import { NextShowingsIsland } from './next/next-showings.island';
import { readSetting } from './setting/setting.load';

/** The next showings of one title where the visitor goes to the cinema; which place that is, only the browser knows. */
export async function NextShowings({ show }: { show: Pick<Show, 'slug' | 'isMovie' | 'title'> }) {
  const locale = await getLocale();
  const matrix = await readOr(locale, showCinemas, { slug: show.slug }, null);
  const { marks, ...setting } = await readSetting(locale, matrix && offerOf(matrix, Object.keys(matrix), ''));
  return (
    <Words of={['showtimes']}>
      <NextShowingsIsland
        show={show.slug}
        title={show.title}
        href={showHref(locale, show)}
        setting={{ ...setting, marks: withoutTexts(marks) }}
      />
    </Words>
  );
}

/** Nothing opens here that would show them. */
const withoutTexts = (marks: Marks): Marks =>
  Object.fromEntries(Object.entries(marks).map(([slug, { text: _, ...mark }]) => [slug, mark]));
