import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { worldOf } from '../world/build-world';
import type { Cinema } from '../world/cinemas';
import { countries } from '../world/data/countries';
import { versionsOf } from '../world/programme/versions';
import { schoolOut } from '../world/school';
import { freeAgain, type Screening } from '../world/screening';
import { addDays, weekday } from '../world/time';
import { dateOfNight } from '../world/titles';

export type Showing = Screening & { cinema: Cinema };

const isNight = ({ details }: Screening) => details?.title.en === 'Crime night';
/** Laid before the films of the day: a preview, a debate, an evening. */
export const isFixed = ({ turn }: Screening) => turn >= 80;

const flemish = ['antwerpen', 'gent', 'brugge', 'leuven', 'hasselt'];

/** What a moviegoer would call a mistake, and who finds it. */
export const absurdities: Readonly<Record<string, (week: readonly Showing[], site: SiteId) => readonly Showing[]>> = {
  'two films in one hall, or no time for a break and the broom': (week) =>
    Object.values(Object.groupBy(week, ({ cinema, date, hall }) => `${cinema.slug} ${date} ${hall}`)).flatMap(
      (list = []) => {
        const sorted = list.toSorted((a, b) => a.start - b.start);
        return sorted.filter((screening, at) => at > 0 && screening.start < freeAgain(sorted[at - 1] ?? screening));
      },
    ),
  'a film that begins next door in the same minute': (week) =>
    Object.values(
      Object.groupBy(week, ({ cinema, date, title, start }) => `${cinema.slug} ${date} ${title.slug} ${start}`),
    ).flatMap((list = []) => list.slice(1)),
  'a children’s film at bedtime': (week) => week.filter(({ title, start }) => title.isKids && start > 1065),
  'a children’s film during lessons': (week, site) =>
    week.filter(
      ({ title, start, date }) =>
        title.isKids &&
        (schoolOut(site, date) === 'none' ? start < 930 : schoolOut(site, date) === 'afternoon' && start < 720),
    ),
  'fright before noon': (week) => week.filter(({ title, start }) => title.film.age >= 16 && start < 720),
  'a toddler’s film with subtitles': (week) =>
    week.filter(
      ({ title, version }) => title.isKids && title.film.age < 6 && ['vost', 'vfst', 'edf'].includes(version),
    ),
  'a film before its release that is no preview': (week) =>
    week.filter(
      ({ title, date, tags }) => title.run && !(title.release && title.release <= date) && !tags.includes('AVP'),
    ),
  'an evening on another date than its own': (week, site) => {
    const { day } = worldOf(site);
    const start = addDays(day, -((weekday(day) - siteFacts(site).programmeDay.usual + 7) % 7));
    return week.filter(
      ({ title, date }) =>
        title.nights &&
        !title.run &&
        !title.nights.dates.some(([weeks, on]) => dateOfNight(start, weeks, on) === date) &&
        title.key !== 'p39',
    );
  },
  'a format outside its room': (week) =>
    week.filter(({ cinema, hall, tags }) =>
      (['imax', '4dx', 'dolby', 'screenx'] as const).some(
        (format) => tags.includes(format) && !cinema.rows[hall - 1]?.formats.includes(format),
      ),
    ),
  'a film in the IMAX or 4DX hall that was not made for it': (week) =>
    week.filter(({ cinema, hall, title, tags }) =>
      (['imax', '4dx'] as const).some(
        (format) =>
          cinema.rows[hall - 1]?.formats.includes(format) &&
          !(title.run?.formats?.includes(format) && tags.includes(format)),
      ),
    ),
  'a first film before the doors open': (week, site) =>
    week.filter((screening) => screening.start < (isFixed(screening) ? 590 : countries[site].hours.opens)),
  'a last film when the staff has gone': (week) =>
    week.filter((screening) => {
      const late = [5, 6].includes(weekday(screening.date));
      return !isNight(screening) && screening.start > (late ? 1465 : 1365);
    }),
  'a showing that the cinema day does not hold': (week) => week.filter(({ start }) => start >= 1620),
  'a version that the country does not have': (week, site) =>
    week.filter(({ version }) => !versionsOf(site).includes(version)),
  'French voices in Flanders, Flemish ones in Wallonia': (week, site) =>
    site === 'be'
      ? week.filter(({ cinema, version }) =>
          flemish.includes(cinema.city) ? version === 'vfbe' : version === 'nlbe' && cinema.city !== 'bruxelles',
        )
      : [],
  'a release on another day than the programme week begins': (week, site) =>
    week.filter(
      ({ title }) => title.run && title.release && weekday(title.release) !== siteFacts(site).programmeDay.usual,
    ),
  'a last chance that is not the last': (week) =>
    week.filter(
      ({ cinema, title, date, tags }) =>
        tags.includes('lastchance') &&
        week.some(
          (other) =>
            other.title === title &&
            other.cinema === cinema &&
            other.date > date &&
            !isFixed(other) &&
            !other.tags.includes('lastchance'),
        ),
    ),
  'a documentary among the three films a house plays most': (week) =>
    Object.values(Object.groupBy(week, ({ cinema }) => cinema.slug)).flatMap((list = []) =>
      [...Map.groupBy(list, ({ title }) => title).values()]
        .sort((a, b) => b.length - a.length)
        .slice(0, 3)
        .flatMap(([first]) => (first?.title.film.genre === 'documentary' ? [first] : [])),
    ),
  'a film nobody wants so late': (week) =>
    week.filter(
      (screening) =>
        !isFixed(screening) &&
        screening.start >= 1380 &&
        ['documentary', 'romance', 'family'].includes(screening.title.film.genre),
    ),
};
