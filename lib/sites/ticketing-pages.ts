import type { Language } from './languages';

/** The pages of the ticketing site that this one leads to, below its language. */
const pages = {
  bookings: 'account/bookings',
  benefits: 'account/benefits',
  wallet: 'account/wallet',
  businessCode: 'business-code',
} as const;

/** A page on the ticketing site; null where that is not known. */
export const ticketingPage = (ticketingUrl: string, language: Language, name: keyof typeof pages): string | null =>
  ticketingUrl ? `${ticketingUrl}/${language}/${pages[name]}` : null;
