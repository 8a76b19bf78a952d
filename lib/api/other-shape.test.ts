import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints, type table } from './endpoints/table';
import { ContractError } from './errors';
import { parseAnswer } from './parse-answer';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

/** What a gateway, a broken cache or a half made change sends in place of an answer. */
const refusal = { name: 'Error', id: 'r-1', message: 'x', status: 500, code: 'X', title: 'Error' };
const strangers = ['nothing like it', 42, true, { error: 'maintenance' }, refusal];

/** What says nothing, and is an answer to some calls all the same. */
const nothings = { 'an object': {}, 'a list': [], null: null };
type Nothing = keyof typeof nothings;

const mapPaths = /^\/api\/show\/\[slug\]\/(cinemas|showtimes\/\[(date|cinema)\])$|\/translate$/;
const listPaths =
  /^\/api\/(events|alerts|ecards|cinepass|tags|versions|gpxp|technologies|permanent-autopromo|footer\/faq|youtube\/latest|offers\/temporary|master-template\/pages|search\/\w+)$|\/showtimes(\/\[\w+\]){2}$/;
const bookedPaths = /^\/api\/(native-ad|offers\/promotion)$/;

/** Which calls may say nothing, how, and for what reason. */
const answers: readonly { why: string; paths: RegExp; nothings: readonly Nothing[] }[] = [
  {
    why: 'a map with nothing in it, which is sent as a list as well',
    paths: mapPaths,
    nothings: ['an object', 'a list'],
  },
  { why: 'a list with nothing in it', paths: listPaths, nothings: ['a list'] },
  { why: 'nothing is booked', paths: bookedPaths, nothings: ['null'] },
];

const isTaken = (endpoint: (typeof table)[number], answer: unknown): boolean => {
  try {
    parseAnswer('fr', endpoint, 'test', answer);
    return true;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
};

describe.each(Object.entries(endpoints))('%s', (_, endpoint) => {
  it('takes what is no answer of it for a failure, never for "none"', () => {
    expect(strangers.filter((stranger) => isTaken(endpoint, stranger))).toEqual([]);
  });

  it('takes what says nothing for a failure, unless there is a reason', () => {
    const taken = Object.entries(nothings).flatMap(([name, nothing]) => (isTaken(endpoint, nothing) ? [name] : []));
    expect(taken).toEqual(answers.find(({ paths }) => paths.test(endpoint.path))?.nothings ?? []);
  });
});

it.each([
  ['zoneHere', { id: 'lyon', name: 'Lyon', status: true, gpsPosition: { x: 45.7, y: 4.8 } }],
  ['offersPromotion', { title: 'Nuit du polar', status: 'published', description: 'Quatre films.', subtitle: null }],
] as const)('takes for an answer to %s what tells it, whatever is said beside it', (name, answer) => {
  expect(isTaken(endpoints[name], answer)).toBe(true);
});
