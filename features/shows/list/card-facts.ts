import type { ComponentProps } from 'react';
import type { CardFace } from '@/components/views/film-card/card-face';
import { buildCardFace } from '@/components/views/film-card/card-words';
import type { DatedWords } from '@/components/views/opening/opening-time';
import { findOpening, sayOpening } from '@/components/views/opening/opening-words';
import { buildRatingWords, type RatingWords, saysSomething } from '@/components/views/rating/rating-words';
import { addDays, type Day } from '@/lib/domain/day';
import type { Listed } from '@/lib/domain/listing';
import { findMeantAge, parseWrittenAge } from '@/lib/domain/meant-age';
import { formatDay } from '@/lib/i18n/day';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import type { Speech } from './speech';

/** One title of the grid, in words. */
export type CardFacts = Omit<ComponentProps<typeof CardFace>, 'children' | 'keep' | 'slug'> & {
  slug: string;
  /** "From **Sat 21 Nov**": what stands before the day, the day, and what stands after it. */
  from?: readonly string[];
  /** From when it can be booked. */
  opening?: DatedWords;
  /** Left out where it says nothing. */
  rating?: RatingWords;
};

/** What a card says first: its editors' flag, or the age that it is meant from. */
export type Mark = 'flag' | 'age';

/** What a card of a grid says: when it plays first, or can be booked, where nothing plays within a day. */
export function buildCard(item: Listed, speech: Speech, today: Day, first: Mark = 'flag'): CardFacts {
  const { locale, t, film, mark, rating } = speech;
  const { show, flags, firstDay } = first === 'age' ? markAge(item, t) : item;
  const opening = show.next24 === 0 && !firstDay ? findOpening(show) : null;
  const rated = buildRatingWords(siteFacts(locales[locale].site).rating, show.rating, rating);
  const { keep: _, ...face } = buildCardFace(show, flags ?? [], { locale, film, mark });
  return {
    ...face,
    ...(show.next24 === 0 && firstDay && { from: splitDay(formatDay(firstDay, locale, 'short'), t) }),
    // Tomorrow's time at the visitor's place says more than tomorrow's date.
    ...(firstDay && firstDay <= addDays(today, 1) && { isOn: true }),
    ...(opening && { opening: sayOpening(opening, locale, speech.opening) }),
    ...(saysSomething(rated) && { rating: rated }),
  };
}

const yellow = 2;

/** The age in the place of the flag, which follows it unless it is an age itself. That everybody may see it is no age. */
function markAge(item: Listed, t: Speech['t']): Listed {
  const age = findMeantAge(item.show);
  if (!age) return item;
  const { flag } = item.show;
  const others = flag && parseWrittenAge(flag.text) === undefined ? [flag.text] : [];
  return {
    ...item,
    show: { ...item.show, flag: { text: t('fromAge', { age }), colour: yellow } },
    flags: [...others, ...(item.flags ?? [])],
  };
}

const splitDay = (date: string, t: Speech['t']) =>
  t.markup('from', { date, strong: (words) => `\n${words}\n` }).split('\n');
