import { describe, expect, it } from 'vitest';
import type { AccessKind } from './access-kinds';
import { type AccessCinema, type AccessShowing, buildAccessTold, listPlayed } from './accessible';
import { buildClock } from './day';
import { listStandings } from './standing';

const film = (slug: string) => ({ slug, title: slug, href: `/films/${slug}` });
const at = (time: string, kinds: AccessKind[], own: Partial<AccessShowing> = {}): AccessShowing => ({
  film: 0,
  time: `${time}:00`,
  version: 'vf',
  words: 'French voices',
  url: `https://tickets.example/${time}`,
  kinds,
  ...own,
});
const cinema = (showings: AccessShowing[], own: Partial<AccessCinema> = {}): AccessCinema => ({
  films: [film('dune'), film('nova')],
  showings,
  later: {},
  isStepFree: false,
  services: [],
  html: null,
  url: null,
  ...own,
});

/** What is told at half past five in the afternoon of a Friday in Paris. */
function tell(kind: AccessKind, cinemas: (AccessCinema | null)[], now = '2026-11-20T16:30:00Z', zone = 'Europe/Paris') {
  const played = listPlayed(cinemas);
  const standings = listStandings(played, buildClock(new Date(now), zone));
  return buildAccessTold(kind, cinemas, played, standings).days.map(
    ({ day, films }) =>
      `${day.slice(5)}: ${films.map(({ slug, showings }) => `${slug} ${showings.map((one) => `${one.time.slice(11, 16)}@${one.at}`).join(' ')}`).join(', ')}`,
  );
}

describe('what is left of one kind', () => {
  it('is told day by day, the showings of all cinemas below their title', () => {
    const one = cinema([
      at('2026-11-20 20:15', ['audiodesc']),
      at('2026-11-20 21:00', ['hearing-impaired']),
      at('2026-11-21 14:00', ['audiodesc'], { film: 1 }),
    ]);
    const other = cinema([at('2026-11-20 18:00', ['audiodesc', 'pmr'])]);
    expect(tell('audiodesc', [one, null, other])).toEqual(['11-20: dune 18:00@2 20:15@0', '11-21: nova 14:00@0']);
  });

  it('leaves out what is past, and puts what is sold out behind what can be booked', () => {
    const full = { status: 'soldout', film: 1 } as const;
    expect(
      tell('audiodesc', [
        cinema([
          at('2026-11-20 14:00', ['audiodesc']),
          at('2026-11-20 18:00', ['audiodesc'], full),
          at('2026-11-20 20:00', ['audiodesc']),
        ]),
      ]),
    ).toEqual(['11-20: dune 20:00@0, nova 18:00@0']);
  });

  it('counts the night to the evening before it', () => {
    expect(tell('quiet', [cinema([at('2026-11-21 00:30', ['quiet']), at('2026-11-21 11:00', ['quiet'])])])).toEqual([
      '11-20: dune 00:30@0',
      '11-21: dune 11:00@0',
    ]);
  });

  it.each([
    ['Africa/Tunis', '2026-11-20T17:30:00Z', []],
    ['Europe/Paris', '2026-11-20T16:30:00Z', ['11-20: dune 18:00@0']],
    ['Africa/Dakar', '2026-11-20T17:30:00Z', ['11-20: dune 18:00@0']],
  ])('goes by the clock of the cinema in %s', (zone, now, told) => {
    expect(tell('pmr', [cinema([at('2026-11-20 18:00', ['pmr'])])], now, zone)).toEqual(told);
  });

  it('tells the next few of what nearly every showing has', () => {
    const hours = ['18', '19', '20', '21', '22', '23'];
    const every = cinema(
      hours.flatMap((hour) => [at(`2026-11-20 ${hour}:00`, ['pmr']), at(`2026-11-20 ${hour}:30`, ['pmr'])]),
    );
    expect(tell('pmr', [every])).toEqual(['11-20: dune 18:00@0 18:30@0 19:00@0 19:30@0 20:00@0 20:30@0']);
  });
});

const laterOf = (kind: AccessKind, cinemas: (AccessCinema | null)[]) =>
  buildAccessTold(kind, cinemas, listPlayed(cinemas), '0'.repeat(listPlayed(cinemas).length)).later;

it('names the first later day and its cinema, and tells of no day of which one cinema tells nothing', () => {
  const some = (day: string) => at(`${day} 20:00`, ['audiodesc']);
  const one = cinema([some('2026-11-20'), some('2026-11-21')], { later: { audiodesc: '2026-11-22' } });
  const other = cinema([some('2026-11-21'), some('2026-11-24')], { later: { audiodesc: '2026-12-05' } });
  expect(tell('audiodesc', [other, null, one])).toEqual(['11-20: dune 20:00@2', '11-21: dune 20:00@0 20:00@2']);
  expect(laterOf('audiodesc', [other, null, one])).toEqual({ day: '2026-11-22', at: 2 });
  expect(laterOf('quiet', [one, other])).toBeUndefined();
});

it('names no later day of what is told by the next few', () => {
  const hours = ['18', '19', '20', '21', '22', '23'];
  const full = cinema(
    hours.map((hour) => at(`2026-11-20 ${hour}:00`, ['pmr'])),
    { later: { pmr: '2026-11-22' } },
  );
  expect(laterOf('pmr', [full])).toBeUndefined();
  expect(laterOf('pmr', [cinema([], { later: { pmr: '2026-11-22' } })])).toEqual({ day: '2026-11-22', at: 0 });
});
