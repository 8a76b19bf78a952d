import type { useTranslations } from 'next-intl';
import type { Clock } from '@/lib/domain/day';
import { isAccessName, listAccess, type Showing } from '@/lib/domain/showing';
import type { Versions } from '@/lib/domain/showing-lines';
import { pickSlugs, type ShowingTagKind, type ShowingTags } from '@/lib/domain/showing-tags';
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
  facts: ShowtimeFacts,
  t: Translate,
  press?: Press | '',
): string {
  const { marks: showingTags, versions } = facts;
  const { tags = [], night, version, room, special } = showing;
  const others = tags.filter((tag) => !isAccessName(tag));
  const titles = (...kinds: ShowingTagKind[]) =>
    kinds.flatMap((kind) => pickSlugs(kind, others, showingTags)).map((slug) => showingTags[slug]!.title);

  const said = new Set<string>();
  const isNew = (part: string) => {
    const words = part.split(/\s·\s/);
    const isSaid = words.every((word) => said.has(word));
    for (const word of words) said.add(word);
    return !isSaid;
  };
  return [
    ...shown,
    night?.name,
    versions[version]?.description || versions[version]?.label,
    ...titles('format', 'seat'),
    room && formatRoom(room, t),
    special?.title,
    ...titles('strand', 'note'),
    ...listAccess(showing).map((name) => t(`access.${name}`)),
    ...titles('access'),
    press && t(press),
  ]
    .filter((part) => part && isNew(part))
    .join(', ');
}

/** The number of a room called `7 4DX` or `Salle 4`; null for one that has a name. */
export const findRoomNumber = (room: string): string | null => /^\D{0,8}?(\d{1,2})\b/.exec(room)?.[1] ?? null;

export function formatRoom(room: string, t: Translate): string {
  const number = findRoomNumber(room);
  return number ? t('room', { room: number }) : room;
}
