import { expect, it } from 'vitest';
import { isOwnRequest } from './forgery';

const host = 'fr.localhost:3000';
const asked = (headers: Record<string, string>) =>
  isOwnRequest(new Request(`http://${host}/`, { method: 'POST', headers: { host, ...headers } }));

it('a page of the site may write', () => {
  expect(asked({ 'x-candela-request': '1', origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(true);
});

it('a browser that tells neither origin nor site may, by the header alone', () => {
  expect(asked({ 'x-candela-request': '1' })).toBe(true);
});

it.each([
  ['without the header', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
  ['with another value', { 'x-candela-request': 'true' }],
  ['from another site', { 'x-candela-request': '1', origin: 'https://evil.test' }],
  ['from another site of ours', { 'x-candela-request': '1', origin: 'http://be.localhost:3000' }],
  ['from another port', { 'x-candela-request': '1', origin: 'http://fr.localhost:3001' }],
  ['from nowhere', { 'x-candela-request': '1', origin: 'null' }],
  ['from across sites', { 'x-candela-request': '1', 'sec-fetch-site': 'cross-site' }],
  ['from a neighbour', { 'x-candela-request': '1', 'sec-fetch-site': 'same-site' }],
  ['typed into the address bar', { 'x-candela-request': '1', 'sec-fetch-site': 'none' }],
])('%s nobody may', (_, headers) => {
  expect(asked(headers as Record<string, string>)).toBe(false);
});
