import { accessIcons } from '@/components/views/access-icons/access-icons';
import { capitalise } from '@/components/views/days/day.logic';
import type { ChipFace } from '@/components/views/showing-chip/showing-chip';
import {
  findRoomNumber,
  formatShowingName,
  type ShowtimeFacts,
  type Speech,
} from '@/components/views/showtime-name/name.logic';
import { clockOf } from '@/lib/domain/day';
import { type Look, listAccess, looks, type Showing } from '@/lib/domain/showing';
import { listDrawn, pickHighlight, pickSlugs, type ShowingTag } from '@/lib/domain/showing-tags';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { formatEndClock } from '@/lib/i18n/clock';

export type Chip = {
  face: ChipFace;
  /** Only what can be booked is a link. */
  href: string | null;
  /** What its icons mean, a line each. */
  tip: string;
  name: string;
  /** There is more to tell of it than of the others. */
  isSpecial: boolean;
};

type ChipContext = {
  status: ShowtimeStatus;
  facts: ShowtimeFacts;
  speech: Speech;
  /** Nothing above the chip says its version and format. */
  alone: boolean;
};

/** What a chip shows of a showing. */
export function buildChip(showing: Showing, { status, facts, speech, alone }: ChipContext): Chip {
  const { t } = speech;
  const access = listAccess(showing);
  const drawn = listDrawn(showing.tags ?? [], facts.marks);
  const look = looks[status];
  const highlight = pickHighlight(showing.tags ?? [], facts.marks);
  const isPremium = look === 'open' && Boolean(showing.surchargeText);
  const time = clockOf(showing.time);
  const corner = look === 'open' ? formatCorner(showing, speech) : null;
  const labels = listLabels(showing, facts, alone, highlight);
  const foot = formatFoot(showing, look, speech);
  const href = look === 'open' ? (showing.url ?? null) : null;
  return {
    face: {
      ...{ look, time, corner, labels, foot, isPremium },
      icons: [...new Set([...access.map((name) => accessIcons[name]), ...drawn.map(({ drawing }) => drawing)])],
      colours: look === 'open' ? highlight?.colours : undefined,
    },
    href,
    tip: [...access.map((name) => capitalise(t(`access.${name}`))), ...drawn.map(({ title }) => title)].join('\n'),
    name: formatShowingName(showing, [time, corner, ...labels, foot], facts, t, href ? 'book' : 'instead'),
    isSpecial: look !== 'old' && Boolean(showing.special ?? highlight),
  };
}

/** When it ends, or why it cannot be booked. */
function formatFoot({ endTime }: Pick<Showing, 'endTime'>, look: Look, { t, locale }: Speech): string {
  if (look !== 'open') return t(look === 'full' ? 'full' : 'closed');
  return endTime ? t('ends', { time: formatEndClock(endTime, locale) }) : '';
}

function formatCorner({ surchargeText, room }: Showing, { t }: Speech): string | null {
  if (surchargeText) return surchargeText;
  const number = room && findRoomNumber(room);
  return number ? t('roomShort', { room: number }) : null;
}

function listLabels(
  showing: Showing,
  { marks: showingTags, versions, said }: ShowtimeFacts,
  alone: boolean,
  highlight: ShowingTag | undefined,
): string[] {
  const { tags = [], night, version, special } = showing;
  const formats = pickSlugs('format', tags, showingTags).map(
    (slug) => showingTags[slug]!.short ?? showingTags[slug]!.title,
  );
  const [strand] = pickSlugs('strand', tags, showingTags);
  return [
    alone && [versions[version]?.label ?? version.toUpperCase(), ...formats].join('\u00a0· '),
    night?.date,
    highlight?.title ?? special?.title ?? (strand && showingTags[strand]?.title),
  ].filter((label): label is string => Boolean(label) && label !== said);
}
