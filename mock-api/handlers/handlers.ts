import { http, type RequestHandler } from 'msw';
import { cinemaHandlers } from './cinemas';
import { frameHandlers } from './frame';
import { showHandlers } from './shows';

/** The whole mock API, for the HTTP server and for tests in process. */
export const handlers: RequestHandler[] = [
  ...showHandlers,
  ...cinemaHandlers,
  ...frameHandlers,
  http.all('*', () => Response.json({ error: 'No such endpoint' }, { status: 404 })),
];
