import type { Claims } from '@/lib/auth/claims';
import type { Client } from '@/lib/domain/client';
import { localeOf } from '@/lib/sites/locales';
import { cinemas as cinemasRow } from '../api/endpoints/cinemas';
import { read } from '../api/read';
import { account } from '../api/wire/client';
import { clientCalls } from './client-calls';
import { type Caller, sendClientCall } from './send-client-call';

/** Without a client API the token is all there is. */
const bare = {
  icu: '',
  firstname: '',
  lastname: '',
  email: '',
  photoUrl: null,
  newsletterSubscription: false,
  cinepassSubscription: false,
  cinepassType: null,
  subscription: null,
  registered: true,
  emailVerify: true,
  firstLogin: false,
  mailCommunication: { product: false },
  sendNewsletter: false,
  loyaltyLevel: 0,
};

/** The client behind a token: its claims, the account and the favourite cinemas. Throws like `sendClientCall`. */
export async function readClient(caller: Caller, claims: Claims): Promise<Client> {
  if (!caller.clientUrl) return { ...account.parse(bare)(claims), favoriteCinemas: [] };
  const [me, favoriteCinemas] = await Promise.all([sendClientCall(caller, clientCalls.me), readFavourites(caller)]);
  return { ...me(claims), favoriteCinemas };
}

/** Slugs of the favourite cinemas that the site knows. */
export async function readFavourites(caller: Caller): Promise<string[]> {
  const [codes, byCode] = await Promise.all([sendClientCall(caller, clientCalls.favourites), readSlugsByCode(caller)]);
  return codes.flatMap((code) => byCode.get(code) ?? []);
}

/** The code of a cinema as the client API knows it; null for a slug that is in no list (spec visitor §8). */
export async function findCinemaCode(caller: Caller, slug: string): Promise<string | null> {
  for (const [code, known] of await readSlugsByCode(caller)) if (known === slug) return code;
  return null;
}

async function readSlugsByCode({ site, language }: Caller): Promise<Map<string, string>> {
  const locale = localeOf(site, language);
  const list = locale ? await read(locale.code, cinemasRow, {}) : [];
  return new Map(list.flatMap(({ vistaRef, slug }) => (vistaRef ? [[vistaRef, slug]] : [])));
}
