import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { useAtClock } from '@/components/views/showtime-name/use-standings';
import { cinemaDayOf } from '@/lib/domain/day';
import { pickTonight } from '@/lib/domain/tonight';
import { useShown } from '@/lib/visitor/device/use-shown';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import { useWantedPlace } from '../board/use-wanted-place';
import type { Tonight } from './tonight.logic';
import { tonightUrl } from './tonight-url';

export interface Wanted {
  /** The film that the page opens with. */
  lead: string;
  /** What the page shows to everyone; null where that failed, then the browser asks. */
  first: Tonight | null;
  clock: Pick<ShowtimeFacts, 'timeZone' | 'madeAt'>;
}

/** The film in sight and those behind the press, and of each what fits the band. */
const room = { films: 4, showings: 6 };
const aMinute = 60_000;

/**
 * What can be booked next around the visitor. Until their place is known, and for the place it was made for, what the page
 * holds; anything more is asked for when it is wanted, and anew when hardly anything of it is left.
 */
export function useTonight({ lead, first, clock, isOpen }: Wanted & { isOpen: boolean }) {
  const t = useTranslations('tonight');
  const locale = useLocale();
  const { place, mode, isSought } = useWantedPlace();
  const wall = useAtClock(clock, ({ wall }) => wall.slice(0, 16));
  const minute = Number(useAtClock(clock, ({ at }) => String(Math.floor(at / aMinute))));
  const pick = (told: Tonight | null | undefined) =>
    pickTonight(told?.films ?? [], { today: cinemaDayOf({ wall }), minute }, room);

  const isHere = first !== null && (place === null || place === first.key);
  const isShort = (pick(first).films[0]?.showings.length ?? 0) < room.showings;
  const isAsked = !isHere || isOpen || isShort;
  const answer = useFreshAnswer<Tonight>(isAsked ? tonightUrl(locale, lead, place ?? first?.key ?? null) : null);
  const isMine = answer.isAnswered || answer.hasFailed;
  const told = answer.data ?? (isHere ? first : undefined);
  const { films, isOver } = pick(told);
  const left = films[0]?.showings.length ?? 0;
  const { retry } = answer;
  useEffect(() => {
    if (minute && left < room.showings) retry();
  }, [retry, minute, left]);

  const isWaiting = !told && !isMine;
  useShown(!isWaiting && !isSought);
  return {
    name: told?.name || (mode === 'position' ? t('around') : mode === 'favorite' ? t('favourites') : ''),
    /** The visitor's, or what is taken for it. */
    isChosen: place !== null,
    ...{ films, isOver, wall, isWaiting, retry },
    /** More of it is on its way. */
    isAsking: isAsked && !isMine,
    hasFailed: answer.hasFailed,
  };
}
