import { describe, expect, it } from 'vitest';
import { mayBearToken } from './allow-list';

const list = [
  { address: 'https://clients.test/api/fr/accounts/me', methods: ['GET'] },
  { address: 'https://api.test/api/client/*' },
];

describe('the token goes', () => {
  it.each([
    ['to an exact address', 'https://clients.test/api/fr/accounts/me', 'GET'],
    ['whatever is asked of it', 'https://clients.test/api/fr/accounts/me?language=fr#x', 'GET'],
    ['below a wildcard', 'https://api.test/api/client/m-1/shows', 'POST'],
    ['by any method where none is named', 'https://api.test/api/client/m-1', 'DELETE'],
  ])('%s', (_, url, method) => {
    expect(mayBearToken(list, url, method)).toBe(true);
  });
});

describe('the token does not go', () => {
  it.each([
    ['by another method', 'https://clients.test/api/fr/accounts/me', 'PATCH'],
    ['below an exact address', 'https://clients.test/api/fr/accounts/me/cinemas', 'GET'],
    ['to an address that begins alike', 'https://clients.test/api/fr/accounts/mexico', 'GET'],
    ['in another language', 'https://clients.test/api/en/accounts/me', 'GET'],
    ['to another host', 'https://evil.test/api/client/m-1', 'POST'],
    ['to a host in the query', 'https://evil.test/?https://api.test/api/client/m-1', 'POST'],
    ['to a host that begins alike', 'https://api.test.evil.test/api/client/m-1', 'POST'],
    ['without TLS', 'http://api.test/api/client/m-1', 'POST'],
    ['out of the folder', 'https://api.test/api/client/../admin', 'POST'],
    ['out of it in disguise', 'https://api.test/api/client/%2e%2E/admin', 'POST'],
    ['out of it in another', 'https://api.test/api/client/x%2F..%2Fadmin', 'POST'],
  ])('%s', (_, url, method) => {
    expect(mayBearToken(list, url, method)).toBe(false);
  });

  it('anywhere when nothing is allowed', () => {
    expect(mayBearToken([], 'https://api.test/api/client/m-1', 'GET')).toBe(false);
  });
});
