import { type Look, looks, nightDay } from '@/components/views/showing-chip/showing-chip.logic';
import { clockOf, type Day, endClockOf } from '@/lib/domain/day';
import { highlightOf, type Mark, slugsOf } from '@/lib/domain/marks';
import { type AccessName, accessOf, type Showing } from '@/lib/domain/showing';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { formatMoney } from '@/lib/i18n/money';
import { capital } from '../days/day.logic';
import { nameOf, roomNumber, type Setting, type Speech } from '../setting/showtime-name.logic';

export type Chip = {
  /** Only what can be booked is a link. */
  href: string | null;
  look: Look;
  time: string;
  /** At the right of the time: the surcharge, or the room. */
  corner: string | null;
  isPremium: boolean;
  /** Between the time and the end; none to two lines. */
  labels: readonly string[];
  foot: string;
  access: readonly AccessName[];
  /** What its icons mean, a line each. */
  tip: string;
  name: string;
  colours: Mark['colours'];
  /** There is more to tell than the chip holds. */
  hasDetails: boolean;
};

type Scene = {
  status: ShowtimeStatus;
  /** The day it is listed on. */
  day: Day;
  setting: Setting;
  speech: Speech;
  /** Nothing above the chip says its version and format. */
  alone: boolean;
};

/** What a chip shows of a showing. */
export function chipOf(showing: Showing, { status, day, setting, speech, alone }: Scene): Chip {
  const { t } = speech;
  const look = looks[status];
  const highlight = highlightOf(showing.tags ?? [], setting.marks);
  const isPremium = look === 'open' && Boolean(showing.surcharge);
  const foots = { open: t('ends', { time: endClockOf(showing.endTime) }), full: t('full'), old: t('closed') };
  return {
    href: look === 'open' ? (showing.url ?? null) : null,
    look,
    time: clockOf(showing.time),
    corner: look === 'open' ? cornerOf(showing, setting, speech) : null,
    isPremium,
    labels: labelsOf(showing, day, setting, speech, alone),
    foot: foots[look],
    access: accessOf(showing),
    tip: accessOf(showing)
      .map((icon) => capital(t(`access.${icon}`)))
      .join('\n'),
    name: nameOf(showing, status, day, setting, speech),
    colours: look === 'open' ? highlight?.colours : undefined,
    hasDetails: look !== 'old' && Boolean(showing.special ?? highlight),
  };
}

function cornerOf({ surcharge, room }: Showing, { currency }: Setting, { t, locale }: Speech): string | null {
  if (surcharge) return `+${formatMoney(surcharge, currency, locale, 'short')}`;
  const number = room && roomNumber(room);
  return number ? t('roomShort', { room: number }) : null;
}

function labelsOf(
  showing: Showing,
  day: Day,
  { marks, versions }: Setting,
  { locale }: Speech,
  alone: boolean,
): string[] {
  const { tags = [], version, special } = showing;
  const formats = slugsOf('format', tags, marks).map((slug) => marks[slug]!.title);
  const [strand] = slugsOf('strand', tags, marks);
  return [
    alone && [versions[version]?.label ?? version.toUpperCase(), ...formats].join(' · '),
    nightDay(showing, day, locale),
    highlightOf(tags, marks)?.title ?? special?.title ?? (strand && marks[strand]?.title),
  ].filter((label): label is string => Boolean(label));
}
