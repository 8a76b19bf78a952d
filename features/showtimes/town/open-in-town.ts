import { openShowing } from '@/components/views/showing-panel/opened-showing.store';
import { ageOfShowings } from '@/lib/api/age-of-showings';
import { cinemaDayOf } from '@/lib/domain/day';
import { askAnswer, useAnswers } from '@/lib/visitor/answers/answers.store';
import { openWhenLoaded } from '@/lib/visitor/notices/lost-code';
import type { ProgrammeDay } from '../programme/programme.logic';
import type { Upcoming } from '../upcoming/upcoming.logic';
import { programmeUrl } from './programme-url';

type Cinema = { slug: string; name: string };

/** Opens the panel of a showing of which its row holds a few words: all of it is in the day of its cinema, asked for with the code. */
export function openInTown(language: string, cinema: Cinema, { time, url }: Pick<Upcoming, 'time' | 'url'>): void {
  const address = programmeUrl(language, cinema.slug, cinemaDayOf({ wall: time }));
  const find = () => {
    const { rows = [], prices } = (useAnswers.getState()[address]?.data ?? {}) as Partial<ProgrammeDay>;
    const found = rows.flatMap((row) =>
      row.showings.flatMap((showing) => (showing.time === time && showing.url === url ? [{ row, showing }] : [])),
    )[0];
    return found && { showing: found.showing, show: found.row, place: cinema, rating: found.row.rating, prices };
  };
  const load = async () => {
    await Promise.all([import('../details/opened'), askAnswer(address, ageOfShowings)]);
    if (!find()) throw new Error(address);
  };
  openWhenLoaded(load, () => {
    const found = find();
    if (found) openShowing(found);
  });
}
