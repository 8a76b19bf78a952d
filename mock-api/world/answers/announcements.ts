import type { WireCinema } from '@/lib/api/contract/cinemas';
import type { Language } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import type { Cinema } from '../cinemas';
import { wayTo } from '../editorial/ways';
import { picture, type Shot } from '../pictures';
import { dice } from '../seed';
import { cinemaAlert, confluenceAlert, slideTexts } from '../texts/cinema';
import { addDays } from '../time';
import type { World } from '../world';

/** A notice of one house in four. */
export function alertsOf(world: World, cinema: Cinema, language: Language): WireCinema['alerts'] {
  const text =
    cinema.slug === 'candela-lyon-confluence'
      ? confluenceAlert
      : dice(world.site, 'alert', cinema.slug).chance(0.25)
        ? cinemaAlert.text
        : null;
  return text ? [{ messageContent: text[language], isWarning: true, ctaLabel: null, ctaUrl: null }] : [];
}

type SlideDates = Pick<WireCinema['slides'][number], 'dateType' | 'date' | 'endDate'>;
type SlideRow = {
  text: Exclude<keyof typeof slideTexts, 'cta' | 'tag'>;
  shot: Shot;
  dates: (from: (days: number, time?: string) => string) => SlideDates;
};

/** One for each kind of date; local times without offset. */
const slideRows: readonly SlideRow[] = [
  {
    text: 'laser',
    shot: ['experiences', 'e1-laser-screen'],
    dates: (from) => ({ dateType: 'until', date: from(20, '23:59'), endDate: null }),
  },
  {
    text: 'family',
    shot: ['experiences', 'e4-kids-hall'],
    dates: (from) => ({ dateType: 'interval', date: from(0), endDate: from(40) }),
  },
  {
    text: 'guests',
    shot: ['stills', 's23-red-carpet'],
    dates: (from) => ({ dateType: 'exact', date: from(12, '20:00'), endDate: null }),
  },
  {
    text: 'night',
    shot: ['stills', 's28-late-show'],
    dates: (from) => ({ dateType: 'exactWithoutHours', date: from(15), endDate: null }),
  },
  {
    text: 'seats',
    shot: ['experiences', 'e3-recliner-lounge'],
    dates: (from) => ({ dateType: 'from', date: from(5), endDate: null }),
  },
  { text: 'menu', shot: ['stills', 's15-menu'], dates: () => ({ dateType: null, date: null, endDate: null }) },
];
/** Slides of a house, the kinds by turns. */
const SHOWN = 3;

/** What the houses with a large screen show off. */
export function slidesOf(world: World, cinema: Cinema, language: Language): WireCinema['slides'] {
  if (!cinema.rooms?.imax) return [];
  const from = (days: number, time = '00:00') => `${addDays(world.day, days)}T${time}:00`;
  const first = dice(world.site, 'slides', cinema.slug).whole(0, slideRows.length - 1);
  return Array.from({ length: SHOWN }, (_, turn) => slideRows[(first + turn) % slideRows.length]).flatMap(
    (row): WireCinema['slides'] =>
      row
        ? [
            {
              title: slideTexts[row.text].title[language],
              subtitle: slideTexts[row.text].subtitle[language],
              ...row.dates(from),
              ctaLabel: slideTexts.cta[language],
              ctaBlank: false,
              slideUrl: `https://www.${siteFacts(world.site).domain}${wayTo(world.site, language, 'shows')}`,
              backdropPath: picture(...row.shot, 1600),
              contentTag: { title: slideTexts.tag[language], color: '#ffc53d' },
            },
          ]
        : [],
  );
}
