import { type Session, type UnfinishedStep, unfinishedStep } from '@/lib/domain/client';
import type { Settings } from '@/lib/domain/settings';
import type { Language } from '@/lib/sites/languages';
import { ticketingPage } from '@/lib/sites/ticketing-pages';

/** What an account is good for, in the order it is told (spec visitor §2, "Modals"). */
export type Benefit = 'bookings' | 'cinemas' | 'cards' | 'films';

type Offer = Pick<Settings['features'], 'wallet' | 'subscriptions'> & { cinemas: number };

export const listBenefits = ({ wallet, subscriptions, cinemas }: Offer): Benefit[] => [
  'bookings',
  ...(cinemas > 1 ? (['cinemas'] as const) : []),
  ...(wallet || subscriptions ? (['cards'] as const) : []),
  'films',
];

export type TicketingLinks = { bookings: string | null; benefits: string | null; wallet: string | null };

/** The visitor's own pages of the ticketing site; the wallet only where there is one. */
export function ticketingLinks(
  { ticketingUrl, features }: Pick<Settings, 'ticketingUrl' | 'features'>,
  language: Language,
): TicketingLinks {
  const page = (name: keyof TicketingLinks) => ticketingPage(ticketingUrl, language, name);
  return { bookings: page('bookings'), benefits: page('benefits'), wallet: features.wallet ? page('wallet') : null };
}

type Intent = 'login' | 'signup';

/** The page in view as one to come back to; a failed attempt must not follow the visitor around. */
export const currentPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + (hash.startsWith('#sign-in=') ? '' : hash);

/** Where signing in begins with the redirect flow; `here` is the path one comes back to. */
export function loginPath(intent: Intent, here: string, locale: string): string {
  const asked = new URLSearchParams({ returnTo: here, ui_locales: locale });
  if (intent === 'signup') asked.set('screen_hint', 'signup');
  return `/auth/login?${asked}`;
}

/** The page of the provider to frame; null where the browser goes to the provider instead. */
export const findFramedPage = ({ mechanism, urls }: Session, intent: Intent): string | null =>
  mechanism === 'iframe' ? (urls?.[intent] ?? null) : null;

/** Whether the pages that are framed could not be asked for. */
export const lacksPages = ({ mechanism, urls }: Session): boolean => mechanism === 'iframe' && urls === null;

/** `url`: of the provider's page; null while that could not be asked for. */
export type UnfinishedSignUp = { step: UnfinishedStep; url: string | null };

/** What a client must finish before going on (spec visitor §4, "After client load"); null for nothing, or nowhere to do it. */
export function findUnfinishedSignUp({ client, urls }: Pick<Session, 'client' | 'urls'>): UnfinishedSignUp | null {
  if (!client) return null;
  const step = unfinishedStep(client);
  if (!step) return null;
  if (!urls) return { step, url: null };
  return urls[step] ? { step, url: urls[step] } : null;
}

/** `evening` from six. */
export const partOfDay = (hour: number): 'morning' | 'day' | 'evening' =>
  hour >= 18 || hour < 4 ? 'evening' : hour < 12 ? 'morning' : 'day';

/** What they are called in a header. */
export const pickFirstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** `CinéPass Duo`: a plan is named after the pass, unless it already is or stands for the plain one. */
export function planName(pass: string, plan: string): string {
  const words = plan.replace(/([a-z])(\d)/g, '$1 $2');
  if (words.toLowerCase().startsWith(pass.toLowerCase())) return words;
  return `${pass} ${words.charAt(0).toUpperCase()}${words.slice(1)}`.trim();
}
