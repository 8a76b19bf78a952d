import { watchRequests } from '../process/own-servers';

/** Request headers that no browser sends. */
const names = ['content-security-policy', 'content-security-policy-report-only'];

/** Next would write the nonce of a policy that somebody sends with a request into the page, which then is kept for all. */
export const dropPolicyHeader = (): void =>
  watchRequests(({ req: { headers } }) => {
    for (const name of names) delete headers[name];
  });
