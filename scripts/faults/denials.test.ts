import { expect, it } from 'vitest';
import { findDenial } from './denials';
import type { Page } from './place';

const page: Page = {
  site: 'fr',
  screen: 'shows',
  form: 'page',
  path: '/films',
  status: 200,
  reads: [],
  lines: ['212 films à réserver'],
};
const sends = (line: string, status = 200) => ({
  reply: { status, headers: {}, text: `<body><h1>Films</h1><p>${line}</p></body>` },
  milliseconds: 100,
});

it.each([
  'Aucun film à réserver aujourd’hui',
  'Aucune offre pour le moment',
  'Aucune séance de ce genre demain',
  '5 cinémas, plus aucune séance',
])('finds %s', (line) => {
  expect(findDenial(page, sends(line))).toContain(line);
});

it('leaves what the page says while all is well, what it does not deny, and what is no page', () => {
  expect(
    findDenial({ ...page, lines: ['Aucune séance de ce genre demain'] }, sends('Aucune séance de ce genre demain')),
  ).toBeNull();
  expect(findDenial(page, sends('Les films n’ont pas pu s’afficher'))).toBeNull();
  expect(findDenial(page, sends('212 films à réserver'))).toBeNull();
  expect(findDenial(page, sends('Sans entracte'))).toBeNull();
  expect(findDenial(page, sends('Aucun film à réserver aujourd’hui', 503))).toBeNull();
});
