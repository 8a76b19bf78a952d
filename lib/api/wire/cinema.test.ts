import { describe, expect, it, vi } from 'vitest';
import { cinemaItem, wireCinema } from '@/tests/support/wire';
import { joinCinema } from '../../domain/join-details';
import type { CinemaItem, WireCinema, WireEcard } from '../contract/cinemas';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

const cinemas = (...facts: Partial<CinemaItem>[]) =>
  parseAnswer('fr', endpoints.cinemas, 'test', facts.map(cinemaItem));
const cinema = (facts: Partial<WireCinema>) => parseAnswer('fr', endpoints.cinema, 'test', wireCinema(facts));

const at = (x: number, y: number) => ({
  theaters: cinemaItem().theaters.map((theater) => ({ ...theater, gpsPosition: { x, y } })),
});

const card: WireEcard = {
  id: 1,
  subtype: null,
  label: '5 seats',
  highlight: true,
  highlightMessage: 'New',
  highlightUrl: null,
  descriptionMobile: 'To share.\r\nValid for a year.',
  imageAlt: null,
  placesCount: 5,
  singleTtcAmount: 790,
  ttcAmount: 3950,
  allCinemas: true,
  cinemas: [],
  image: 'https://media.test/c.jpg',
  refCmd: 'https://tickets.test/card',
  isNational: true,
  weeklyDaysValidity: 7,
};

describe('the list of cinemas', () => {
  it('reads x as the latitude', () => {
    expect(cinemas({})[0]).toMatchObject({
      gps: { latitude: 45.75, longitude: 4.83 },
      street: '1 quai Bleu',
      postalCode: '69002',
      city: 'Lyon',
    });
  });

  it.each([at(0, 0), at(120, 4), { theaters: [] }])('has no place for %j', (facts) => {
    expect(cinemas(facts)[0]?.gps).toBeNull();
  });

  it.each([[''], [null], [{}]])('names the town of a cinema whose address says %j after its slug', (addressCity) => {
    const theaters = [{ ...cinemaItem().theaters[0], addressCity }];
    expect(cinemas({ citySlug: 'la-rochelle', theaters } as never)[0]?.city).toBe('La Rochelle');
    expect(cinemas({ citySlug: '', theaters } as never)[0]?.city).toBe('');
  });

  it.each([[''], [null]])('puts a cinema whose town is sent as %j under the town of its address', (citySlug) => {
    const theaters = [{ ...cinemaItem().theaters[0], addressCity: 'La Rochelle' }];
    expect(cinemas({ citySlug, theaters } as never)[0]?.citySlug).toBe('la-rochelle');
    expect(
      joinCinema(cinemas({ citySlug, theaters } as never)[0] as never, cinema({ citySlug } as never) as never),
    ).toMatchObject({
      citySlug: 'la-rochelle',
    });
  });

  it('leaves out the closed ones without a word', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(cinemas({ slug: 'a', status: false }, { slug: 'b' }).map(({ slug }) => slug)).toEqual(['b']);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a cinema of its own call', () => {
  it('reads null lists, an empty map and a missing start week', () => {
    expect(cinema({})).toMatchObject({ nearbyCinemas: [], nearbyCities: [], supplements: [], weekOffset: 3 });
  });

  it('counts the programme weeks from the start week', () => {
    expect(cinema({ cinemaWeekStart: 0 }).weekOffset).toBe(1);
  });

  it('ties a supplement to the one it needs', () => {
    const additionalPrices = {
      3: { label: '3D', price: 200, parent: null },
      4: { label: 'Glasses', price: 100, parent: 3 },
    };
    expect(cinema({ additionalPrices }).supplements).toEqual([
      { id: '3', label: '3D', amount: 200, parent: null },
      { id: '4', label: 'Glasses', amount: 100, parent: '3' },
    ]);
  });

  it('shows no pass and no card without a picture', () => {
    const pass = { id: 1, label: 'Pass', price: 2190, legend: null };
    const image = { lg: 'https://media.test/l.jpg', md: 'https://media.test/m.jpg' };
    const { passes, ecards } = cinema({
      cinepass: [
        { ...pass, image: null as never },
        { ...pass, image },
      ],
      ecards: [{ ...card, image: null as never }, card],
    });
    expect(passes).toEqual([{ label: 'Pass', amount: 2190, image: 'https://media.test/m.jpg', legend: null }]);
    expect(ecards).toHaveLength(1);
    expect(ecards[0]).toMatchObject({ places: 5, each: 790, total: 3950, url: 'https://tickets.test/card' });
  });

  it('keeps the lines of what the wire sends as plain text', () => {
    expect(parseAnswer('fr', endpoints.ecards, 'test', [card])[0]?.html).toBe('To share.<br />Valid for a year.');
  });

  it('sanitises services, alerts and itinerary, and drops an alert with nothing left', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const alert = { isWarning: true, ctaLabel: 'More', ctaUrl: 'javascript:x' };
    const read = cinema({
      itinerary: '<p>Metro</p><script>x</script>',
      alerts: [
        { ...alert, messageContent: '<p onclick="x()">Closed</p>' },
        { ...alert, messageContent: '<script>x</script>' },
      ],
    });
    expect(read.itinerary).toBe('<p>Metro</p>');
    expect(read.alerts).toEqual([{ html: '<p>Closed</p>', isWarning: true, cta: null }]);
  });

  it('keeps the badge of a service where there is one', () => {
    const service = { slug: 'bar', label: 'Bar', description: '', isAccessibility: false };
    const { services } = cinema({
      services: [
        { ...service, refImage: 'https://media.test/bar.webp' },
        { ...service, refImage: null },
      ],
    });
    expect(services.map(({ picture }) => picture)).toEqual(['https://media.test/bar.webp', null]);
  });

  it('gets its address and tags from the list', () => {
    const [summary] = cinemas({ tags: ['imax'], hallCount: 9 });
    const joined = joinCinema(summary!, cinema({ hallCount: null, nearbyCinemas: ['b'] }));
    expect(joined).toMatchObject({ postalCode: '69002', tags: ['imax'], halls: 9, nearbyCinemas: ['b'] });
  });
});

it('reads when a slide holds, in all the ways its editors date it', () => {
  const slide = {
    title: 's',
    subtitle: null,
    ctaLabel: null,
    ctaBlank: false,
    slideUrl: 'https://www.example/films',
    backdropPath: null,
    contentTag: { title: 'News', color: '#ffc53d' },
  };
  const date = '2026-12-02T20:30:00';
  const endDate = '2026-12-09T00:00:00';
  const dated = (dateType: WireCinema['slides'][number]['dateType'], end: string | null = null) => ({
    ...slide,
    dateType,
    date: dateType && date,
    endDate: end,
  });
  const { slides } = cinema({
    slides: [
      dated('exact'),
      dated('exactWithoutHours'),
      dated('from'),
      dated('interval', endDate),
      dated('until'),
      dated(null),
    ],
  });
  expect(slides.map(({ period, clock }) => [period, clock])).toEqual([
    [{ kind: 'exact', on: '2026-12-02' }, '20:30'],
    [{ kind: 'exact', on: '2026-12-02' }, null],
    [{ kind: 'from', startsOn: '2026-12-02' }, null],
    [{ kind: 'interval', startsOn: '2026-12-02', endsOn: '2026-12-09' }, null],
    [{ kind: 'until', endsOn: '2026-12-02' }, null],
    [null, null],
  ]);
  expect(slides[0]?.tag).toEqual({ title: 'News', colour: '#ffc53d' });
});
