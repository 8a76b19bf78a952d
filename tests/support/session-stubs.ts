import type { QueryClient } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { vi } from 'vitest';
import type { Client, Session } from '@/lib/domain/client';
import { freshQueries } from './tab';

export const camille: Client = {
  id: 'm-1001',
  name: 'Camille Roussel',
  email: 'camille@post.example',
  avatar: null,
  initials: 'CR',
  favoriteCinemas: ['confluence'],
  subscriptions: { newsletter: true, cinepass: false },
  subscription: null,
  cinepassType: null,
  registered: true,
  emailVerify: true,
  firstLogin: false,
  mailCommunication: { product: false },
  sendNewsletter: true,
  loyaltyLevel: 0,
};

export const buildSession = (client: Client | null, more: Partial<Session> = {}): Session => ({
  client,
  mark: client && `mark of ${client.id}`,
  mechanism: 'redirect',
  isForced: false,
  urls: { login: null, signup: null, register: null, emailValidation: null },
  ...more,
});

/** As the server tells a browser of a session; nobody's for null. */
export const setSignedCookie = (client: Client | null) =>
  client ? Cookies.set('candela_signed', `mark of ${client.id}`) : Cookies.remove('candela_signed');

/** What a browser tab knows once it has asked who is there. */
export function buildTab(session: Session): QueryClient {
  const queries = freshQueries();
  queries.setQueryData(['session'], session);
  return queries;
}

type Call = { method: string; path: string; body: unknown; header: string | null };

export type StubbedAnswer = readonly [status: number, body?: unknown];

/** A gateway that answers in turn; the last answer stays. Returns the calls it was asked. */
export function stubAnswers(...answers: StubbedAnswer[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const [path = ''] = url.split('?');
    calls.push({
      method,
      path,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      header: new Headers(headers).get('x-candela-request'),
    });
    const [status, answer] = answers[Math.min(calls.length, answers.length) - 1] ?? [200];
    if (status === 0) throw new TypeError('Failed to fetch');
    return status === 204 ? new Response(null, { status }) : Response.json(answer ?? {}, { status });
  });
  return calls;
}
