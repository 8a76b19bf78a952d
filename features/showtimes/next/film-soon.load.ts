import { getTranslations } from 'next-intl/server';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { showtimesOn } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Day } from '@/lib/domain/day';
import { byTime } from '@/lib/domain/showing';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { listShortNames } from '@/lib/sites/short-names';
import { serverNow } from '@/lib/time/now';
import { readCosts } from '../facts/costs.load';
import { closesAt } from '../upcoming/closes-at';
import { buildSoon, type SoonChip } from './tonight.logic';

/** Of a film and a day: what the page shows, and some for when those are over. */
const most = 8;

interface Asked {
  show: string;
  day: Day;
  cinemas: readonly CinemaSummary[];
  facts: ShowtimeFacts;
}

/** What of a film can be booked in some cinemas on a day, in words and in the order of time. */
export async function readSoon(locale: Locale, { show, day, cinemas, facts }: Asked): Promise<SoonChip[]> {
  const [byCinema, t] = await Promise.all([
    read(locale, showtimesOn, { slug: show, date: day }),
    getTranslations({ locale, namespace: 'showtimes' }),
  ]);
  const [today, names] = [cinemaToday(locale), listShortNames(cinemas)];
  const minute = serverNow().getTime() / 60_000;
  const found = await Promise.all(
    cinemas.map(async ({ slug, name }, index) => {
      const showtimes = byCinema[slug] ?? [];
      const { buildTold } = await readCosts(locale, slug, day, showtimes, facts.marks);
      const spot = { name, short: names[index] ?? '' };
      return showtimes.map((showtime) => {
        const showing = buildTold(showtime);
        return { showing, spot, closes: closesAt(showing, facts.timeZone) };
      });
    }),
  );
  return found
    .flat()
    .filter(({ showing, closes }) => showing.url && closes > minute)
    .sort((a, b) => byTime(a.showing, b.showing))
    .slice(0, most)
    .map(({ showing, ...rest }) => buildSoon(showing, { ...rest, day, today, facts, speech: { t, locale } }));
}
