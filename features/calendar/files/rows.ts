import { isFeedTheme } from '@/lib/domain/feed';
import type { CalendarFile } from '@/lib/routing/calendar-files';
import type { Locale } from '@/lib/sites/locales';
import { findFeed } from './feed.load';
import { findOpeningFile, findOpeningInGoogle } from './opening.load';
import { findListFile, findShowingFile, findShowingInGoogle } from './showing.load';

type Params = Readonly<Record<string, string>>;
type Load = (locale: Locale, params: Params) => Promise<string | null>;
/** `file`: what a calendar reads. `address`: where it is taken. `seconds`: how long it is kept; null finds nothing. */
type Row = { kind: 'file' | 'address'; seconds: number; load: Load };

const feed = (read: Load): Row => ({ kind: 'file', seconds: 900, load: read });
const item = (kind: Row['kind'], load: Load): Row => ({ kind, seconds: 300, load });
const themed = (locale: Locale, cinema: string | null, theme = '') =>
  isFeedTheme(theme) ? findFeed(locale, { cinema, theme }) : Promise.resolve(null);
const showing = ({ show = '', cinema = '', showing = '' }: Params) => ({ show, cinema, showing });

/** What is said at each address, but for those that are followed by a calendar of the visitor's own. */
export const rows: Record<Exclude<CalendarFile, `${string}Subscribe`>, Row> = {
  cinema: feed((locale, { slug = '' }) => findFeed(locale, { cinema: slug, theme: null })),
  cinemaTheme: feed((locale, { slug = '', theme }) => themed(locale, slug, theme)),
  theme: feed((locale, { theme }) => themed(locale, null, theme)),
  showing: item('file', (locale, params) => findShowingFile(locale, showing(params))),
  showingGoogle: item('address', (locale, params) => findShowingInGoogle(locale, showing(params))),
  opening: item('file', (locale, { show = '' }) => findOpeningFile(locale, show)),
  openingGoogle: item('address', (locale, { show = '' }) => findOpeningInGoogle(locale, show)),
  showings: item('file', (locale, { list = '' }) => findListFile(locale, list)),
};

export const isRow = (file: CalendarFile): file is keyof typeof rows => Object.hasOwn(rows, file);
