import { z } from 'zod';
import { account, clientFeelings, favourites, toldFeelings, webview } from '../api/wire/client';

/** One row of the calls made for a visitor. Who bears the token is said by `allow-list.ts`, by address. */
export type ClientCall<Schema extends z.ZodType = z.ZodType> = {
  /** Below the client API's `/api/{language}`, or below the catalogue's `/api`. */
  from: 'clients' | 'catalogue';
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  schema: Schema;
};

const call = <Schema extends z.ZodType>(row: ClientCall<Schema>) => row;

/** A call whose answer says no more than its status. */
const done = z.unknown().transform(() => null);

/** Every call of spec visitor §7 that is made for one visitor. Nothing of them is ever kept. */
export const clientCalls = {
  me: call({ from: 'clients', method: 'GET', path: '/accounts/me', schema: account }),
  favourites: call({ from: 'clients', method: 'GET', path: '/accounts/me/cinemas', schema: favourites }),
  addFavourite: call({ from: 'clients', method: 'PATCH', path: '/accounts/me/cinemas', schema: done }),
  removeFavourite: call({ from: 'clients', method: 'DELETE', path: '/accounts/me/cinemas', schema: done }),
  webview: call({ from: 'clients', method: 'GET', path: '/webview', schema: webview }),
  logout: call({ from: 'clients', method: 'POST', path: '/logout', schema: done }),
  feelings: call({ from: 'catalogue', method: 'POST', path: '/client/[id]/shows', schema: clientFeelings }),
  intention: call({
    from: 'catalogue',
    method: 'POST',
    path: '/client/[id]/show/[slug]/intention',
    schema: toldFeelings,
  }),
  emotion: call({
    from: 'catalogue',
    method: 'POST',
    path: '/client/[id]/show/[slug]/emotion',
    schema: toldFeelings,
  }),
} as const;
