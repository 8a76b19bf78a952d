import type { Member } from '../world/accounts/members';

/** What a token says of its owner. */
export const claimsOf = ({ email, firstname, lastname, unverified }: Member) => ({
  email,
  email_verified: !unverified,
  name: `${firstname} ${lastname}`.trim() || email,
  given_name: firstname,
  family_name: lastname,
});
