import { describe, expect, it } from 'vitest';
import { findDenial } from './denials';
import { findBreach, findDelay, findLoss, isHonestDenial } from './judge';
import type { Kind } from './kinds';
import type { Page } from './place';

const line = (name: string, value: string) => `.${name} ${JSON.stringify(value)}`;
const page: Page = {
  ...{ site: 'fr', screen: '/api/screens/starts', form: 'json', path: '/api/screens/starts', reads: [] },
  status: 200,
  lines: [line('day', 'vendredi'), '.cinemas[]', '.cinemas[] "Rive"', '.cinemas[] "Quai"'],
};
const calendar: Page = { ...page, form: 'calendar', lines: ['BEGIN:VCALENDAR', 'UID:one', 'UID:two'] };
const answers = (status: number, text: string, headers = {}) => ({
  reply: { status, headers, text },
  milliseconds: 100,
});
const says = (json: unknown) => answers(200, JSON.stringify(json));
const whole = says({ day: 'vendredi', cinemas: ['Rive', 'Quai'] });
const reason = '{"error":"The catalogue does not answer."}';
const breach = (seen: Parameters<typeof findBreach>[1], kind: Kind = 'html', of = page) => findBreach(of, seen, kind);

describe('an answer to a program', () => {
  it.each([
    ['what was asked for', whole],
    ['a refusal with its reason', answers(502, reason)],
    ['nothing in time, with its reason', answers(504, reason)],
    ['when to come again', answers(503, '', { 'retry-after': '300' })],
  ])('may be %s', (_, seen) => expect(breach(seen)).toBeNull());

  it.each([
    ['nothing', { reply: null, milliseconds: 100 }],
    ['a raw 500, with a reason as well', answers(500, reason)],
    ['a page instead of a reason', answers(502, '<!doctype html><h1>Bad gateway</h1>', { 'retry-after': '5' })],
    ['a refusal without a word', answers(503, '')],
    ['that there is no such thing', answers(404, '{"error":"There is no such item."}')],
    ['half of it', answers(200, '{"day":"vend')],
    ['nothing with a 200', answers(200, '')],
  ])('is never %s', (_, seen) => expect(breach(seen)).not.toBeNull());

  it('passes on that there were too many questions, and for how long, while the catalogue says so', () => {
    const hasty = answers(429, reason, { 'retry-after': '60' });
    expect(breach(hasty, 429)).toBeNull();
    expect(breach(hasty, 500)).toBe('answered 429');
    expect(breach(answers(429, reason), 429)).toBe('a bare 429');
  });
});

describe('a word that there is nothing, to who has heard nothing else', () => {
  const lacks = answers(404, reason);
  const screen: Page = { ...page, form: 'page', screen: 'movie' };

  it.each([
    ['of the item that a page is about', screen, '/api/show/[slug]', 404, true],
    ['of an item that a page shows besides', { ...screen, screen: 'home' }, '/api/show/[slug]', 404, false],
    [
      'of what the editors wrote for a page',
      { ...screen, screen: 'terms' },
      '/api/master-template/page/[slug]',
      404,
      true,
    ],
    ['of a list that a page needs', screen, '/api/cities', 404, false],
    ['of a page, while a list has no rows', screen, '/api/cinemas', 'no rows', false],
    ['of whatever a program asks', page, '/api/tags', 'no rows', true],
    ['of what there always is', page, '/api/cities', 'no rows', false],
    ['while a call says something else', page, '/api/show/[slug]', 500, false],
  ] as const)('%s', (_, of, endpoint, kind, isHonest) => {
    expect(isHonestDenial(of, lacks, { endpoint, kind })).toBe(isHonest);
  });
  it('is no other answer', () => {
    expect(isHonestDenial(page, answers(500, reason), { endpoint: '/api/show/[slug]', kind: 404 })).toBe(false);
  });
});

it('no page answers 502 or 429, but that it is unavailable', () => {
  const html = (status: number) => answers(status, '<body><h1>Films</h1>', { 'retry-after': '5' });
  const screen: Page = { ...page, form: 'page' };
  expect(breach(html(503), 429, screen)).toBeNull();
  expect(breach(html(502), 429, screen)).not.toBeNull();
  expect(breach(html(429), 429, screen)).not.toBeNull();
});

describe('what says that there is nothing', () => {
  it('is a list without any of its items, and one of something else', () => {
    expect(findDenial(page, says({ day: 'vendredi', cinemas: [] }))).toBe('has 0 of 1 items');
    expect(findDenial(page, says({ items: 42 }))).toBe('says nothing of what it says');
  });
  it('is not one that lacks some of them, nor a refusal', () => {
    const two: Page = { ...page, lines: [...page.lines, '.films[]', '.films[] "Sept sommets"'] };
    expect(findDenial(two, says({ cinemas: ['Rive'], films: [] }))).toBeNull();
    expect(findDenial(page, answers(502, reason))).toBeNull();
  });
  it('is a calendar that leaves out an entry, which counts as cancelled', () => {
    expect(findDenial(calendar, answers(200, 'BEGIN:VCALENDAR\r\nUID:one'))).toBe('has 1 of 2 items');
    expect(findDenial(calendar, answers(200, 'BEGIN:VCALENDAR\r\nUID:one\r\nUID:two'))).toBeNull();
  });
});

it('a page is whole with all that it had, whatever it says besides', () => {
  expect(findLoss(page, says({ cinemas: ['Quai', 'Rive', 'Halles'], day: 'vendredi' }))).toBeNull();
  expect(findLoss(page, says({ cinemas: ['Quai'], day: 'vendredi' }))).toContain('lacks 1 of 4');
  expect(findLoss(page, answers(502, reason))).toBe('answered 502');
});

it('an answer is late that takes longer than it may', () => {
  expect(findDelay(5_001, 5_000)).toContain('5001');
  expect(findDelay(5_000, 5_000)).toBeNull();
});

describe('a way into somebody’s calendar', () => {
  const lines = ['https://c.test/render', 'text Les marées', 'dates 1/2', 'details Salle 7', 'details Fin à 23h'];
  const way: Page = { ...page, form: 'address', status: 302, lines };
  const leads = (details: string, dates = '1/2') => ({
    ...answers(302, '', {
      location: `https://c.test/render?${new URLSearchParams({ text: 'Les marées', dates, details })}`,
    }),
  });

  it('may lack what is told beside it while that cannot be known, and has it again afterwards', () => {
    expect(findDenial(way, leads('Fin à 23h'))).toBeNull();
    expect(findLoss(way, leads('Fin à 23h'))).toContain('lacks 1 of 5 lines: details Salle 7');
    expect(findLoss(way, leads('Salle 7\nFin à 23h'))).toBeNull();
  });

  it('never says another time', () => {
    expect(findDenial(way, leads('Salle 7\nFin à 23h', '3/4'))).toBe('has 0 of 1 items');
  });
});
