import { http } from 'msw';
import { beforeEach, vi } from 'vitest';
import { startCatalogue } from './catalogue';

export const day = '2026-11-20';

/** That one day of a film that is played in its own language, as the list of a cinema has it. */
export const days = {
  [day]: { tags: [], versions: ['vost'], bookable: true, flag: null, flagColor: null, cineOrder: 1 },
};

/** What is answered where a path fits: a value, or what a function makes of the parts that were found in the path. */
type Row = readonly [path: RegExp, answer: unknown];

/**
 * France's catalogue at five in the afternoon of that day: the first row that fits answers, and 404 where none does.
 * Gives the paths that were asked for since the test began.
 */
export function startEvening(rows: readonly Row[]): () => readonly string[] {
  const { catalogue } = startCatalogue();
  let asked: string[] = [];
  beforeEach(() => {
    vi.stubEnv('SITE_NOW', `${day}T17:00:00+01:00`);
    asked = [];
    catalogue.use(
      http.get('https://fr.api.test/api/*', ({ request }) => {
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        const row = rows.find(([path]) => path.test(pathname));
        if (!row) return new Response('', { status: 404 }) as never;
        const [path, answer] = row;
        return Response.json(typeof answer === 'function' ? answer(path.exec(pathname)) : answer) as never;
      }),
    );
  });
  return () => asked;
}
