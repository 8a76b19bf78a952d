import type { WireCinema } from '@/lib/api/contract/cinemas';
import type { Language } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import type { Cinema } from '../cinemas';
import { wayTo } from '../editorial/ways';
import { picture } from '../pictures';
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

/** What the houses with the largest screen show off. */
export function slidesOf(world: World, cinema: Cinema, language: Language): WireCinema['slides'] {
  if (!cinema.rooms?.imax) return [];
  const base = {
    ctaLabel: slideTexts.cta[language],
    ctaBlank: false,
    contentTag: { title: slideTexts.tag[language], color: '#ffc53d' },
  };
  return [
    {
      ...base,
      title: slideTexts.laser.title[language],
      subtitle: slideTexts.laser.subtitle[language],
      dateType: 'until',
      date: `${addDays(world.day, 20)}T23:59:00`,
      endDate: null,
      slideUrl: null,
      backdropPath: picture('experiences', 'e1-laser-screen', 1280),
    },
    {
      ...base,
      title: slideTexts.family.title[language],
      subtitle: '',
      dateType: 'interval',
      date: `${world.day}T00:00:00`,
      endDate: `${addDays(world.day, 40)}T00:00:00`,
      slideUrl: `https://www.${siteFacts(world.site).domain}${wayTo(world.site, language, 'shows')}`,
      backdropPath: picture('experiences', 'e4-kids-hall', 1280),
    },
  ];
}
