import type { useTranslations } from 'next-intl';
import { addDays, type Clock, clockOf, type Day, isAfterMidnight } from '@/lib/domain/day';
import { accessNames, listAccess, type Showing } from '@/lib/domain/showing';
import type { Versions } from '@/lib/domain/showing-lines';
import { pickSlugs, type ShowingTagKind, type ShowingTags } from '@/lib/domain/showing-tags';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { formatDay } from '@/lib/i18n/day';
import { formatMoney } from '@/lib/i18n/money';
import type { Locale } from '@/lib/sites/locales';
import type { RatingSystem } from '@/lib/sites/sites';

export type Translate = ReturnType<typeof useTranslations<'showtimes'>>;

/** What all showings of a page share. */
export type ShowtimeFacts = {
  marks: ShowingTags;
  versions: Versions;
  timeZone: string;
  currency: string;
  rating: RatingSystem;
  /** The weekday on which a new programme begins, 0 = Sunday. */
  programmeDay: number;
  /** When the page was made: its clock until the visitor's own is known, and without scripts. */
  madeAt: Clock;
  /** The site shows the details of a showing in the middle of the page, as it used to. */
  hasLegacyDetails?: true;
  /** The site lets nobody filter by version or format. */
  hasNoFilters?: true;
};

export type Speech = { t: Translate; locale: Locale };

/** All that a chip says, in words: "20:15, original version with French subtitles, IMAX, screen 4, ends 22:40". */
export function formatShowingName(
  showing: Showing,
  status: ShowtimeStatus,
  day: Day,
  facts: ShowtimeFacts,
  speech: Speech,
): string {
  const { t, locale } = speech;
  const { marks: showingTags, versions, currency } = facts;
  const { tags = [], time, version, room, surcharge, special } = showing;
  const titles = (...kinds: ShowingTagKind[]) =>
    kinds.flatMap((kind) => pickSlugs(kind, tags, showingTags)).map((slug) => showingTags[slug]!.title);
  const statusWords = {
    available: t('endsName', { time: clockOf(showing.endTime) }),
    soldout: t('full'),
    locked: t('closed'),
  };

  return [
    clockOf(time),
    isAfterMidnight(time, day) && formatNight(day, speech),
    versions[version]?.description || versions[version]?.label,
    ...titles('format', 'seat'),
    room && formatRoom(room, t),
    statusWords[status],
    status === 'available' &&
      surcharge &&
      t('surcharge', { amount: formatMoney(surcharge, currency, locale, 'short') }),
    special?.title,
    ...titles('strand', 'note'),
    ...listAccess(showing).map((name) => t(`access.${name}`)),
    ...listOtherAccess(tags, showingTags),
  ]
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(', ');
}

const listOtherAccess = (tags: readonly string[], showingTags: ShowingTags) =>
  pickSlugs('access', tags, showingTags)
    .filter((slug) => !accessNames.some((name) => name === slug))
    .map((slug) => showingTags[slug]!.title);

const formatNight = (day: Day, { t, locale }: Speech) =>
  t('night', { from: formatDay(day, locale, 'date'), to: formatDay(addDays(day, 1), locale, 'date') });

/** The number of a room called `7 4DX` or `Salle 4`; null for one that has a name. */
export const findRoomNumber = (room: string): string | null => /^\D{0,8}?(\d{1,2})\b/.exec(room)?.[1] ?? null;

export function formatRoom(room: string, t: Translate): string {
  const number = findRoomNumber(room);
  return number ? t('room', { room: number }) : room;
}
