import { formatShowingName, type ShowtimeFacts, type Speech } from '@/components/views/showtime-name/name.logic';
import { isBreak } from '@/lib/domain/breaks';
import { clockOf, type Day } from '@/lib/domain/day';
import type { GuideShowing } from '@/lib/domain/guide';
import { type Look, looks } from '@/lib/domain/showing';
import { pickSlugs } from '@/lib/domain/showing-tags';
import { type Standing, statusOf } from '@/lib/domain/standing';
import { type Axis, pickLanes, spanOf } from '@/lib/domain/timeline';
import { formatEndClock } from '@/lib/i18n/clock';
import type { GuideCinema } from '../place/place.logic';

/** What is drawn of a showing: a bar from its beginning to its end on a wide screen, a chip on a phone. */
export type Bar = {
  id: string;
  /** All there is to say of it, and what a press does, for who hears it. */
  name: string;
  /** Its time and version as the catalogue says them. */
  begins: string;
  spoken: string;
  look: Look;
  time: string;
  version: string;
  cinema: string;
  /** When it ends, or why it cannot be booked. */
  end: string;
  isPremium: boolean;
  href: string | null;
  /** Hours from the beginning of the axis, hours long, and which line of several. */
  from: number;
  span: number;
  lane: number;
};

export type BarContext = {
  day: Day;
  axis: Axis;
  facts: ShowtimeFacts;
  cinemas: readonly GuideCinema[];
  speech: Speech;
};

/** Minutes that the words of a bar need where an hour is narrowest. */
const least = 96;

/** The bars of one title, in the order of its showings; `standings` are theirs. */
export function buildBars(showings: readonly GuideShowing[], standings: Standing, context: BarContext): Bar[] {
  const spans = showings.map((showing) => spanOf(showing, context.day));
  const lanes = pickLanes(spans, least);
  return showings.map((showing, index) => {
    const { from, to } = spans[index]!;
    const begins = Math.max(from / 60, context.axis.from);
    return {
      ...describe(showing, standings.charAt(index), context),
      from: round(begins - context.axis.from),
      span: round(Math.min(to / 60, context.axis.to) - begins),
      lane: lanes[index] ?? 1,
    };
  });
}

const whys = { full: 'full', old: 'closed' } as const;

const round = (hours: number) => Math.round(hours * 100) / 100;

function describe(showing: GuideShowing, standing: Standing, { facts, cinemas, speech }: BarContext) {
  const { t, locale } = speech;
  const { time, endTime, version, tags = [], surcharge, url, at, note } = showing;
  const look = looks[statusOf(standing)];
  const formats = pickSlugs('format', tags, facts.marks).map(
    (slug) => facts.marks[slug]!.short ?? facts.marks[slug]!.title,
  );
  const breaks = tags.filter(isBreak).flatMap((slug) => facts.marks[slug]?.title ?? []);
  const foot = look === 'open' ? endTime && t('ends', { time: formatEndClock(endTime, locale) }) : t(whys[look]);
  const href = look === 'open' ? (url ?? null) : null;
  const shown = {
    time: clockOf(time),
    version: [facts.versions[version]?.label ?? version.toUpperCase(), ...formats, ...breaks].join('\u00a0· '),
    cinema: cinemas[at]?.short ?? '',
    end: [foot, note].filter(Boolean).join('\u00a0· '),
  };
  return {
    ...shown,
    id: `${at} ${time} ${showing.room ?? ''} ${url ?? ''}`,
    name: formatShowingName(showing, Object.values(shown), facts, t, href ? 'book' : 'instead'),
    begins: time,
    spoken: version,
    look,
    isPremium: look === 'open' && Boolean(surcharge),
    href,
  };
}
