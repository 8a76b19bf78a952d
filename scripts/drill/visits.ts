import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@/lib/domain/client';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import { signedInCookies } from '@/tests/support/signed-in-cookies';
import { ask, type Outcome, type Question } from './ask';

type Visit = { site: SiteId; email: string; cinema: string | null; show: string };
type Note = (outcome: Outcome) => void;

/** Of the members of the demo: who still has room for a favourite cinema, and who has not. */
const members = [
  { email: 'noor.bakker@post.example', hasRoom: true },
  { email: 'bruno.haas@post.example', hasRoom: false },
];

type Settings = { features: Record<string, boolean> };
type Item = { slug: string };

/** Who can sign in where, and a film and a cinema they may like: of every site one, then the next one. */
export async function listVisits(port: number, sites: readonly SiteId[]): Promise<Visit[]> {
  const bySite = await Promise.all(
    sites.map(async (site) => {
      const read = async <Answer>(path: string): Promise<Answer> =>
        JSON.parse((await askSite(`${site}.localhost:${port}`, `${path}?${languageOf(site)}`, {}, port)).text);
      const { features } = await read<Settings>('/api/settings');
      if (!features.authentication) return [];
      const cinemas = await read<Item[]>('/api/cinemas');
      const { shows } = await read<{ shows: Item[] }>('/api/shows');
      return members.map(({ email, hasRoom }) => ({
        ...{ site, email, show: shows[0]?.slug ?? '' },
        cinema: hasRoom ? (cinemas.at(-1)?.slug ?? null) : null,
      }));
    }),
  );
  return members.flatMap((_, index) => bySite.flatMap((visits) => visits[index] ?? []));
}

const languageOf = (site: SiteId) => `language=${siteFacts(site).defaultLanguage}`;

/** One visit after the other in so many rows, until told to stop: sign in, look, like and take it back. */
export function startVisits(port: number, visits: readonly Visit[], rows: number, note: Note, milliseconds = 500) {
  // `signedInCookies` asks there.
  process.env.PORT = `${port}`;
  let isOver = false;
  let turn = 0;
  const row = async () => {
    while (!isOver) {
      const visit = visits[turn++ % visits.length];
      if (visit) await visitOnce(port, visit, note, milliseconds);
      await pause(milliseconds);
    }
  };
  const ended = Promise.all(Array.from({ length: rows }, row));
  return {
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
}

async function visitOnce(port: number, { site, email, cinema, show }: Visit, note: Note, rest: number): Promise<void> {
  const cookie = await signIn(port, { site, email }, note);
  if (!cookie) return;
  const step = async (question: Pick<Question, 'kind' | 'path' | 'method' | 'body'>) => {
    const path = `${question.path}?${languageOf(site)}`;
    const headers = { cookie, 'x-candela-request': '1', 'accept-encoding': 'identity' };
    const outcome = await ask(port, { ...question, path, host: `${site}.localhost:${port}`, headers });
    await pause(rest);
    return outcome;
  };
  const session = await step({ kind: 'session', path: '/api/session' });
  const id = session.status === 200 ? (JSON.parse(session.text) as Session).client?.id : undefined;
  note(id || session.lost ? session : { ...session, lost: 'signed out' });
  if (!id) return;
  const client = `/api/client/${id}`;
  const write = async (path: string, method: 'POST' | 'DELETE', body?: unknown) => {
    const outcome = await step({ kind: 'write', path: `${client}${path}`, method, body });
    note(outcome.status < 300 || outcome.lost ? outcome : { ...outcome, lost: `write ${outcome.status}` });
  };
  if (cinema) await write(`/cinema/${cinema}`, 'POST');
  await write(`/show/${show}/intention`, 'POST', { intention: 2 });
  await write(`/show/${show}/emotion`, 'POST', { emotion: 'loved' });
  note(await step({ kind: 'client', path: client }));
  await write(`/show/${show}/emotion`, 'POST', { emotion: null });
  if (cinema) await write(`/cinema/${cinema}`, 'DELETE');
}

async function signIn(port: number, { site, email }: Pick<Visit, 'site' | 'email'>, note: Note): Promise<string> {
  const begun = performance.now();
  const tell = (lost: string | null, status: number) =>
    note({
      kind: 'sign-in',
      address: `${site}.localhost:${port}`,
      status,
      lost,
      cache: '',
      milliseconds: performance.now() - begun,
      text: '',
    });
  try {
    const cookie = await signedInCookies(site, email);
    tell(cookie ? null : 'no session', cookie ? 200 : 0);
    return cookie;
  } catch (error) {
    tell(error instanceof Error ? error.message.slice(0, 40) : 'no sign-in', 0);
    return '';
  }
}
