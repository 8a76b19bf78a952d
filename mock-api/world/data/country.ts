import type { WireOffersPage } from '@/lib/api/contract/offers';
import type { WireSettings } from '@/lib/api/contract/site';
import type { LightId } from '../../artwork/pictures';
import { christmas, type Hours, newYear, weekend } from './hours';
import type { CinemaRow, CityRow } from './places';
import { euro, type Tariff } from './tariff';

/** Whose habits of dubbing and subtitling a country has; `programme/versions.ts` knows them. */
export type Voices = 'french' | 'dutch' | 'belgian' | 'swiss';

/** What `/api/settings` says its own way; a country that leaves something out has it not. */
export type CountrySettings = {
  on: readonly (keyof WireSettings['features'])[];
  video: WireSettings['video']['platform'];
  forcedSignIn?: true;
  framedSignIn?: true;
  /** Kilometres from which a cinema is too far to be proposed. */
  distance?: number;
  nearest?: number;
  /** From how many cinemas on the locator is a list. */
  listFrom?: number;
  search?: { minLength: number; debounceMs: number };
  limitsFavourites?: true;
  /** An unfinished one lacks most of its addresses. */
  chat?: 'open' | 'unfinished';
  feedback?: true;
  noApps?: true;
};

/** What is told above the pages of a house; the words are in `texts/frame.ts`. */
export type AlertKey = 'strike' | 'pay' | 'lift';

/** All that the demo knows of a country; what varies by country stands here and, as a rare exception, in the texts of `editorial/`. */
export type Country = {
  cities: readonly CityRow[];
  cinemas: readonly CinemaRow[];
  /** How many titles of the shared pool it shows, as far as the pool goes, and how many films are on the bill this week. */
  size: { titles: number; playing: number };
  tariff: Tariff;
  hours: Hours;
  /** In which lights its houses are seen, in turn; `own` is the one a front was first drawn in. */
  lights: readonly (LightId | 'own')[];
  voices: Voices;
  /** What its backend says its own way. */
  backend: {
    /** Minutes after its start until which a showing can be booked. */
    latestBooking: number;
    /** Calls no title a movie and marks whatever it likes as an event: only showings tell a film from an event. */
    hidesMovies?: true;
    /** Refuses to tell an event's showings of all dates at once. */
    refusesEvents?: true;
  };
  /** Versions it lists and does not programme. */
  unusedVersions: readonly string[];
  settings: CountrySettings;
  /** Which house, or every one, hears which alert. */
  alerts: readonly { key: AlertKey; city?: string; closable: boolean }[];
  /** Whether the home pushes another film than the one it opens with, and whether the app is pushed. */
  pushes: { home: boolean; app: boolean };
  /** In which order the offers page shows what, and whether something is promoted. */
  offersPage: { blocks: readonly WireOffersPage['blocks'][number][]; promoted?: true };
};

const usual: Omit<Country, 'cities' | 'cinemas'> = {
  size: { titles: 150, playing: 26 },
  tariff: euro,
  hours: { opens: 630, mornings: 0.3, out: weekend, holidays: [christmas, newYear, ['07-05', '08-31']] },
  lights: ['dusk', 'noon', 'own', 'gold', 'night', 'dawn', 'rain', 'mist'],
  voices: 'french',
  backend: { latestBooking: 10 },
  unusedVersions: [],
  settings: { on: ['filters', 'socialNetworks'], video: 'youtube' },
  alerts: [],
  pushes: { home: false, app: false },
  offersPage: { blocks: ['temporary', 'event'] },
};

/** A country: its cities and cinemas, and whatever it does in another way than is usual. */
export const country = (own: Pick<Country, 'cities' | 'cinemas'> & Partial<Country>): Country => ({
  ...usual,
  ...own,
});
