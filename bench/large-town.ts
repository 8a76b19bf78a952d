import type { Page, Route } from '@playwright/test';
import { askSite } from '../tests/support/ask-site';
import { siteHost } from './screens';

/** A town as large as the largest that a chain has. */
const large = { cinemas: 14, films: 60 };

type Place = { cinemas: { slug: string; name: string }[]; others: unknown[] };
type Programme = { rows: { slug: string; title: string }[] };
type Board = { venues: { slug: string }[] };

/** The demo's towns as if they had more cinemas, each with more films: what the catalogue has, over again under other names. */
export async function enlargeTown(page: Page): Promise<void> {
  await page.route(/api.screens.guide[?]/, (route) =>
    change<Place>(route, (place) => ({
      ...place,
      cinemas: repeat(place.cinemas, large.cinemas, (cinema, round) => ({
        ...cinema,
        slug: `${cinema.slug}~${round}`,
      })),
      others: [],
    })),
  );
  await page.route(/api.screens.board/, (route) =>
    change<Board>(route, (board) => ({
      ...board,
      venues: repeat(board.venues, large.cinemas, (venue, round) => ({ ...venue, slug: `${venue.slug}~${round}` })),
    })),
  );
  await page.route(/api.screens.programme/, (route) =>
    change<Programme>(
      route,
      (programme) => ({
        ...programme,
        rows: repeat(programme.rows, large.films, (row, round) => ({ ...row, slug: `${row.slug}-${round}` })),
      }),
      route
        .request()
        .url()
        .replace(/~\d+|%7E\d+/i, ''),
    ),
  );
}

async function change<Answer>(
  route: Route,
  to: (answer: Answer) => Answer,
  url = route.request().url(),
): Promise<void> {
  const { pathname, search, port } = new URL(url);
  const { text } = await askSite(siteHost, pathname + search, {}, Number(port));
  await route.fulfill({ contentType: 'application/json', body: JSON.stringify(to(JSON.parse(text) as Answer)) });
}

const repeat = <One>(all: readonly One[], count: number, rename: (one: One, round: number) => One): One[] =>
  all.length
    ? Array.from({ length: count }, (_, index) => {
        const one = all[index % all.length] as One;
        const round = Math.floor(index / all.length);
        return round ? rename(one, round) : one;
      })
    : [];
