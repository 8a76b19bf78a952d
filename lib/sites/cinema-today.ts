import { cinemaDay, type Day } from '../domain/day';
import { serverNow } from '../time/now';
import { type Locale, locales } from './locales';
import { siteFacts } from './sites';

/** The cinema day that a site is in by the server's clock. */
export const cinemaToday = (locale: Locale): Day => cinemaDay(serverNow(), siteFacts(locales[locale].site).timeZone);
