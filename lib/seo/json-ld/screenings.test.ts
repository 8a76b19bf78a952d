import { expect, it } from 'vitest';
import { siteFacts } from '@/lib/sites/sites';
import { buildScreeningEvents, buildScreeningsJsonLd } from './screenings';

const facts = {
  work: {
    type: 'Movie' as const,
    name: 'Kestrel Point',
    url: 'https://site.example/films/kestrel-point',
    image: 'https://m.example/kestrel-point.webp',
  },
  location: {
    name: 'Lyon Confluence',
    url: 'https://site.example/cinemas/lyon-confluence',
    address: { street: '112 cours Charlemagne', postalCode: '69002', city: 'Lyon', country: 'FR' },
  },
  timeZone: 'Europe/Paris',
  now: new Date('2026-11-20T19:00:00Z'),
};
const showing = (time: string, more = {}) => ({ time, endTime: time, version: 'vf', ...more });

it('tells the true instant of a showing after midnight and drops those that are over', () => {
  const events = buildScreeningEvents({
    ...facts,
    showings: [showing('2026-11-20 19:30:00'), showing('2026-11-20 20:15:00'), showing('2026-11-21 00:10:00')],
  });
  expect(events.map(({ startDate }) => startDate)).toEqual(['2026-11-20T20:15:00+01:00', '2026-11-21T00:10:00+01:00']);
});

it('says where to book, and that nothing is left', () => {
  const [open, full, closed] = buildScreeningEvents({
    ...facts,
    showings: [
      showing('2026-11-20 21:00:00', { url: 'https://ticketing.example/1' }),
      showing('2026-11-20 22:00:00', { status: 'soldout' }),
      showing('2026-11-20 23:00:00', { status: 'locked' }),
    ],
  });
  expect(open?.offers).toEqual({
    '@type': 'Offer',
    url: 'https://ticketing.example/1',
    availability: 'https://schema.org/InStock',
  });
  expect(full?.offers?.availability).toBe('https://schema.org/SoldOut');
  expect(closed).not.toHaveProperty('offers');
});

it('never calls a version dubbed that may be the original', () => {
  const [dutch, french] = buildScreeningEvents({
    ...facts,
    showings: [
      showing('2026-11-20 21:00:00', { version: 'vost', tags: ['imax'] }),
      showing('2026-11-20 22:00:00', { version: 'xyz' }),
    ],
  });
  expect(dutch).toMatchObject({ subtitleLanguage: 'fr', videoFormat: 'IMAX' });
  expect(dutch).not.toHaveProperty('inLanguage');
  expect(french).not.toHaveProperty('subtitleLanguage');
});

it.each([
  ['d', { inLanguage: 'de' }],
  ['edf', { inLanguage: 'en', subtitleLanguage: ['de', 'fr'] }],
  ['vobe', { subtitleLanguage: ['fr', 'nl'] }],
  ['nlbe', { inLanguage: 'nl' }],
])('tells what is spoken and read in the version %s', (version, said) => {
  const [event] = buildScreeningEvents({ ...facts, showings: [showing('2026-11-20 21:00:00', { version })] });
  const { inLanguage, subtitleLanguage } = { inLanguage: undefined, subtitleLanguage: undefined, ...event };
  expect({ inLanguage, subtitleLanguage }).toEqual({ inLanguage: undefined, subtitleLanguage: undefined, ...said });
});

it('takes the subtitles of an original version from the country, and says none where they vary', () => {
  const showings = [
    showing('2026-11-20 21:00:00', { version: 'ov' }),
    showing('2026-11-20 22:00:00', { version: 'd' }),
  ];
  const [original, dubbed] = buildScreeningEvents({ ...facts, subtitles: siteFacts('nl').subtitles, showings });
  expect(original).toMatchObject({ subtitleLanguage: 'nl' });
  expect(dubbed).not.toHaveProperty('subtitleLanguage');
  const [swiss] = buildScreeningEvents({ ...facts, subtitles: siteFacts('ch').subtitles, showings });
  expect(swiss).not.toHaveProperty('subtitleLanguage');
  expect(swiss).not.toHaveProperty('inLanguage');
});

it('names a cinema once, however many of its showings there are, and no title that has none left', () => {
  const graph = buildScreeningsJsonLd([
    { ...facts, showings: [showing('2026-11-20 21:00:00'), showing('2026-11-20 22:00:00')] },
    {
      ...facts,
      work: { ...facts.work, name: 'Over', url: 'https://site.example/films/over' },
      showings: [showing('2026-11-20 10:00:00')],
    },
  ]);
  const { work, location } = facts;
  expect(graph.slice(0, 2)).toEqual([
    { '@type': 'Movie', '@id': work.url, name: 'Kestrel Point', image: work.image },
    {
      '@type': 'MovieTheater',
      '@id': location.url,
      name: 'Lyon Confluence',
      address: expect.objectContaining({ addressLocality: 'Lyon', addressCountry: 'FR' }),
    },
  ]);
  expect(graph.slice(2)).toMatchObject([
    { workPresented: { '@id': work.url }, location: { '@id': location.url } },
    { workPresented: { '@id': work.url }, location: { '@id': location.url } },
  ]);
  expect(graph).toHaveLength(4);
});

it('shows what it plays and is on; a concert is featured and no film', () => {
  const showings = [showing('2026-11-20 21:00:00')];
  const [film] = buildScreeningEvents({ ...facts, showings });
  expect(film).toMatchObject({ image: facts.work.image, eventStatus: 'https://schema.org/EventScheduled' });
  const [work, , concert] = buildScreeningsJsonLd([
    { ...facts, work: { ...facts.work, type: 'CreativeWork' as const, image: null }, showings },
  ]);
  expect(work).toMatchObject({ '@type': 'CreativeWork' });
  expect(concert).toMatchObject({ workFeatured: { '@id': facts.work.url } });
  expect(concert).not.toHaveProperty('workPresented');
});
