import { http, type RequestHandler } from 'msw';
import { articleHandlers } from './articles';
import { cinemaHandlers } from './cinemas';
import { clientHandlers } from './clients';
import { eventHandlers } from './events';
import { experienceHandlers } from './experiences';
import { frameHandlers } from './frame';
import { helpHandlers } from './help';
import { offerHandlers } from './offers';
import { pageHandlers } from './pages';
import { passHandlers } from './passes';
import { showHandlers } from './shows';
import { voucherHandlers } from './vouchers';

/** The whole mock API. */
export const handlers: RequestHandler[] = [
  ...showHandlers,
  ...cinemaHandlers,
  ...frameHandlers,
  ...articleHandlers,
  ...offerHandlers,
  ...eventHandlers,
  ...experienceHandlers,
  ...helpHandlers,
  ...pageHandlers,
  ...passHandlers,
  ...voucherHandlers,
  ...clientHandlers,
  http.all('*', () => Response.json({ error: 'No such endpoint' }, { status: 404 })),
];
