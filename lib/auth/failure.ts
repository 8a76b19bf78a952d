import { AccessTokenErrorCode, InvalidStateError, MissingStateError, type SdkError } from '@auth0/nextjs-auth0/errors';

/** What a visitor is told; the provider's own words never come through. */
export type Failure = 'cancelled' | 'expired' | 'unavailable' | 'failed';

/** The fragment that the pages read: no server and no cache sees it. */
export const withFailure = (path: string, failure: Failure): string => `${path.split('#')[0]}#sign-in=${failure}`;

const byCode: Readonly<Record<string, Failure>> = {
  access_denied: 'cancelled',
  discovery_error: 'unavailable',
  authorization_code_grant_request_error: 'unavailable',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
};

/** Codes of the provider and of the library, from the outermost error inwards; what is no code is left out. */
export function listCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && /^[a-z_]{1,60}$/.test(String(error.code)) ? [String(error.code)] : [];
  return [...own, ...listCodes(error.cause)];
}

export function resolveFailure(error: SdkError): Failure {
  if (error instanceof InvalidStateError || error instanceof MissingStateError) return 'expired';
  return listCodes(error).flatMap((code) => byCode[code] ?? [])[0] ?? 'failed';
}

/** Whether it says nothing of the provider: who turned back, or came with an answer that nobody had asked for. */
export const isOwnDoing = (failure: Failure): boolean => failure === 'cancelled' || failure === 'expired';

/** What anybody can have said: the errors of an address, and a code that the provider never gave. */
const madeUp = new Set(['authorization_error', 'invalid_grant', 'invalid_request']);

/** Whether a failed sign-in says something of the provider or of our settings, and not only of who came back. */
export const isOfProvider = (error: SdkError): boolean => !listCodes(error).some((code) => madeUp.has(code));

/** The rules by which a token is refused once its signature is proven: the provider's clock, or whom it is for. */
const rulesOfSigned = new Set([
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
  'ERR_JWT_EXPIRED',
  'another authorised party',
  'expired',
  'issued in the future',
  'no subject',
  'undecodable',
]);

/** Whether a token that is refused by a rule bears the provider's signature. */
export const isOfSigned = (rule: string): boolean => rulesOfSigned.has(rule);

/** Refusals that mean "not signed in" and are no outage (spec visitor §5). */
const anonymous = new Set<string>([
  'login_required',
  'consent_required',
  'interaction_required',
  'invalid_grant',
  AccessTokenErrorCode.MISSING_REFRESH_TOKEN,
  AccessTokenErrorCode.MISSING_SESSION,
  AccessTokenErrorCode.SESSION_EXPIRED,
]);
export const isAnonymous = (error: unknown): boolean => listCodes(error).some((code) => anonymous.has(code));
