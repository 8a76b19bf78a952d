import type { AccessPlan } from '@/lib/domain/access-kinds';
import { listAccessKinds, mostOf } from '@/lib/domain/access-kinds';
import type { AccessShowing } from '@/lib/domain/accessible';
import type { Clock, Day } from '@/lib/domain/day';
import { buildShowing, byTime } from '@/lib/domain/showing';
import { pickSlugs, type ShowingTags } from '@/lib/domain/showing-tags';
import type { Showtime } from '@/lib/domain/showtime';
import { isOver, listStandings } from '@/lib/domain/standing';
import type { Version } from '@/lib/domain/tag';
import { formatSurcharge } from '@/lib/i18n/surcharge';
import type { Locale } from '@/lib/sites/locales';

type Found = { film: number; day: Day; showtime: Showtime };
type Context = {
  locale: Locale;
  currency: string;
  marks: ShowingTags;
  versions: readonly Version[];
  /** Minor units for the tags of a showing. */
  surchargeOf: (tags: readonly string[]) => number;
  clock: Clock;
};

/** What is told of a cinema's showings, in the order of time: what is over offers nothing, and of what all of them have the next few do. */
export function pickTold(found: readonly Found[], { days }: AccessPlan, context: Context): AccessShowing[] {
  const { surchargeOf, clock, locale, currency } = context;
  const left = new Map<string, number>();
  return found
    .map(({ film, day, showtime }) => ({ film, day, showing: buildShowing(showtime, surchargeOf(showtime.tags)) }))
    .filter(({ showing }) => !isOver(listStandings([showing], clock)))
    .sort((a, b) => byTime(a.showing, b.showing))
    .flatMap(({ film, day, showing }) => {
      const { time, endTime, version, tags = [], status, until, url, surcharge } = showing;
      const kinds = listAccessKinds(tags, [version]).filter((kind) => {
        const told = left.get(kind) ?? 0;
        const isTold = days[kind]?.includes(day) && told < mostOf(kind);
        if (isTold) left.set(kind, told + 1);
        return isTold;
      });
      if (!kinds.length) return [];
      return {
        ...{ film, time, version, kinds, words: describe(version, tags, context) },
        ...(endTime && { endTime }),
        ...(status && { status }),
        ...(until && { until }),
        ...(url && { url }),
        ...(surcharge && { surcharge: formatSurcharge(surcharge, currency, locale) }),
      };
    });
}

function describe(version: string, tags: readonly string[], { marks, versions }: Context): string {
  const spoken = versions.find(({ slug }) => slug === version);
  const formats = pickSlugs('format', tags, marks).flatMap((slug) => marks[slug]?.title ?? []);
  return [spoken?.description || spoken?.label || version.toUpperCase(), ...formats].join('\u00a0· ');
}
