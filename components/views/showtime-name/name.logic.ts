import type { useTranslations } from 'next-intl';
import { addDays, type Clock, type Day, isAfterMidnight } from '@/lib/domain/day';
import { accessNames, listAccess, type Showing } from '@/lib/domain/showing';
import type { Versions } from '@/lib/domain/showing-lines';
import { pickSlugs, type ShowingTagKind, type ShowingTags } from '@/lib/domain/showing-tags';
import { formatDay } from '@/lib/i18n/day';
import type { Locale } from '@/lib/sites/locales';

export type Translate = ReturnType<typeof useTranslations<'showtimes'>>;

/** What all showings of a page share. */
export type ShowtimeFacts = {
  marks: ShowingTags;
  versions: Versions;
  timeZone: string;
  currency: string;
  /** The weekday on which a new programme begins, 0 = Sunday. */
  programmeDay: number;
  /** When the page was made: its clock until the visitor's own is known, and without scripts. */
  madeAt: Clock;
  /** What a label above all of them says already. */
  said?: string | undefined;
  /** The site shows the details of a showing in the middle of the page, as it used to. */
  hasLegacyDetails?: true;
  /** The site lets nobody filter by version or format. */
  hasNoFilters?: true;
};

export type Speech = { t: Translate; locale: Locale };

/** What a press on a showing does: leads to its tickets, or opens what there is in its place. */
export type Press = 'book' | 'instead';

/**
 * All there is to say of a showing, after the words that can be read on it, so that who speaks those is understood, and
 * last what a press does: "20:15, +€4, ends 22:40, original version with French subtitles, IMAX, screen 4, book".
 */
export function formatShowingName(
  showing: Showing,
  shown: readonly (string | null)[],
  day: Day,
  facts: ShowtimeFacts,
  speech: Speech,
  press?: Press | '',
): string {
  const { t } = speech;
  const { marks: showingTags, versions } = facts;
  const { tags = [], time, version, room, special } = showing;
  const titles = (...kinds: ShowingTagKind[]) =>
    kinds.flatMap((kind) => pickSlugs(kind, tags, showingTags)).map((slug) => showingTags[slug]!.title);

  const said = new Set<string>();
  const isNew = (part: string) => {
    const words = part.split(/\s·\s/);
    const isSaid = words.every((word) => said.has(word));
    for (const word of words) said.add(word);
    return !isSaid;
  };
  return [
    ...shown,
    isAfterMidnight(time, day) && formatNight(day, speech),
    versions[version]?.description || versions[version]?.label,
    ...titles('format', 'seat'),
    room && formatRoom(room, t),
    special?.title,
    ...titles('strand', 'note'),
    ...listAccess(showing).map((name) => t(`access.${name}`)),
    ...listOtherAccess(tags, showingTags),
    press && t(press),
  ]
    .filter((part) => part && isNew(part))
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
