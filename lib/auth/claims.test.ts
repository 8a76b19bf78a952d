import { expect, it } from 'vitest';
import { parseClaims } from './claims';
import { InvalidTokenError } from './verify-token';

const tokenOf = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const soon = Math.floor(Date.now() / 1000) + 60;

it('reads five claims of a token and leaves the rest', () => {
  const claims = { sub: 'm-1', iss: 'https://id.test/', email: 'a@post.example', family_name: 'Roussel', exp: soon };
  expect(parseClaims(tokenOf({ ...claims, phone: '06', roles: ['x'] }))).toEqual(claims);
});

it('does without what is no text', () => {
  expect(parseClaims(tokenOf({ sub: 'm-1', email: 7, family_name: null, exp: soon }))).toMatchObject({ email: null });
});

it.each([
  ['no string', 42],
  ['nothing', null],
  ['undecodable', 'a.b.c'],
  ['no token', 'opaque'],
  ['about nobody', tokenOf({ exp: soon })],
  ['without an end', tokenOf({ sub: 'm-1' })],
  ['at its end', tokenOf({ sub: 'm-1', exp: soon - 60 })],
])('%s means that nobody is signed in', (_, token) => {
  expect(() => parseClaims(token)).toThrow(InvalidTokenError);
});
