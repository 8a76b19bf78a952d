import {
  AccessTokenError,
  AccessTokenErrorCode,
  AuthorizationCodeGrantError,
  AuthorizationCodeGrantRequestError,
  AuthorizationError,
  DiscoveryError,
  InvalidStateError,
  MissingStateError,
  OAuth2Error,
} from '@auth0/nextjs-auth0/errors';
import { describe, expect, it } from 'vitest';
import { isAnonymous, listCodes, resolveFailure, withFailure } from './failure';

const said = (code: string) =>
  new AuthorizationError({ cause: new OAuth2Error({ code, message: 'words of the provider' }) });

describe('what went wrong on the way back (spec visitor §8, "Auth library errors")', () => {
  it.each([
    ['a question nobody asked', new MissingStateError(), 'expired'],
    ['a question already answered, or of another browser', new InvalidStateError(), 'expired'],
    ['a provider that cannot be found', new DiscoveryError('down'), 'unavailable'],
    ['a provider that does not take the code in time', new AuthorizationCodeGrantRequestError('slow'), 'unavailable'],
    ['a visitor who thought better of it', said('access_denied'), 'cancelled'],
    ['a provider with a trouble of its own', said('server_error'), 'unavailable'],
    ['a provider that is overrun', said('temporarily_unavailable'), 'unavailable'],
    ['a second factor', said('mfa_required'), 'failed'],
    ['a sign-in that needs the visitor', said('login_required'), 'failed'],
    [
      'a code that is spent',
      new AuthorizationCodeGrantError({ cause: new OAuth2Error({ code: 'invalid_grant', message: 'no' }) }),
      'failed',
    ],
  ])('is told of %s', (_, error, failure) => expect(resolveFailure(error)).toBe(failure));

  it('is logged by its codes, in none of the provider’s words', () => {
    expect(listCodes(said('mfa_required'))).toEqual(['authorization_error', 'mfa_required']);
    expect(listCodes(said('Ida <ida@post.example>'))).toEqual(['authorization_error']);
    expect(listCodes('text')).toEqual([]);
  });

  it('stands in the fragment, in place of another', () => {
    expect(withFailure('/films?a=1#x', 'failed')).toBe('/films?a=1#sign-in=failed');
  });
});

it.each([
  [AccessTokenErrorCode.MISSING_REFRESH_TOKEN, true],
  [AccessTokenErrorCode.MISSING_SESSION, true],
  [AccessTokenErrorCode.FAILED_TO_REFRESH_TOKEN, false],
])('%s means that nobody is signed in: %s', (code, expected) =>
  expect(isAnonymous(new AccessTokenError(code, 'words'))).toBe(expected),
);
