import type { Language } from './languages';

/** The visitor's own page on the ticketing site; null where that is not known. */
export const ticketingPage = (
  ticketingUrl: string,
  language: Language,
  name: 'bookings' | 'benefits' | 'wallet',
): string | null => (ticketingUrl ? `${ticketingUrl}/${language}/account/${name}` : null);
