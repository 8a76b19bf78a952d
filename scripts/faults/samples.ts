import type { Entity } from '@/lib/api/entities';
import { pickOpening } from '@/lib/domain/opening';
import { bookingIdOf, listedKey } from '@/lib/domain/shortlist';
import { showingKey } from '@/lib/routing/calendar-files';
import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { testNow } from '@/tests/support/clock';
import { type Inputs, readInputs } from '../lib/demo';
import { Problem } from '../lib/problem';
import type { Lane } from './lane';
import { findMember } from './members';

/** What a site is asked about: all of it is there. */
export type Samples = {
  language: Language;
  inputs: Inputs;
  show: string;
  cinema: string;
  day: string;
  /** A showing of the show in the cinema, as calendars and shortlists name it. */
  showing: string;
  listed: string;
  city: string;
  season: string;
  experience: string;
  /** A title whose booking is still to open; null where there is none. */
  opening: string | null;
  /** The id of who can sign in; null where nobody can without a page of the provider's. */
  member: string | null;
};

export async function readSamples(lane: Lane, site: SiteId): Promise<Samples> {
  const { defaultLanguage: language } = siteFacts(site);
  const ask = async <T>(path: string): Promise<T> =>
    JSON.parse((await lane.ask(site, `/api/entities/${path}?language=${language}`)).text);
  const inputs = await readInputs(lane.ports.mock, site);
  const shows = await ask<Entity<'shows'>>('shows');
  const cinemas = await ask<Entity<'cinemas'>>('cinemas');
  for (const { slug: show = '', cinema = '', date: day = '' } of inputs.showtimesAt ?? []) {
    const showtime = (await ask<Entity<'showtimesAt'>>(`show/${show}/showtimes/${cinema}/${day}`)).at(-1);
    const bookingId = bookingIdOf(showtime?.bookingUrl);
    if (!showtime || !bookingId) continue;
    return {
      ...{ language, inputs, show, cinema, day },
      showing: showingKey({ ...showtime, room: showtime.auditorium }),
      listed: listedKey({ bookingId, time: showtime.time.slice(0, 16) }),
      city: cinemas.find(({ slug }) => slug === cinema)?.citySlug ?? '',
      season: inputs.event?.[0]?.slug ?? '',
      experience: inputs.experience?.[0]?.slug ?? '',
      opening: shows.find((one) => pickOpening(one, new Date(testNow)))?.slug ?? null,
      member: await findMember(lane, site),
    };
  }
  throw new Problem(`Nothing that is asked for by name plays on ${site} today.`);
}
