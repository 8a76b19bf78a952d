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
