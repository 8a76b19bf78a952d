import { type Member, members, plain } from './members';

/** Who signed up since the start, and who is no longer as the table says. */
const changed = new Map<string, Member>();
const passwords = new Map<string, string>();

/** What every client of the table signs in with. */
export const PASSWORD = 'popcorn';

const everyone = (): Member[] => [...members.filter(({ id }) => !changed.has(id)), ...changed.values()];
const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

export const findMember = (id: string): Member | undefined => changed.get(id) ?? members.find((each) => each.id === id);

export const findByEmail = (email: string): Member | undefined =>
  everyone().find((member) => sameAddress(member.email, email));

/** Null for a wrong password as well as for nobody. A second sign-in is not the first one any more. */
export function signedIn(email: string, password: string): Member | null {
  const member = findByEmail(email);
  if (!member || (passwords.get(member.id) ?? PASSWORD) !== password) return null;
  if (!changed.has(member.id) || !member.firstLogin) return member;
  const { firstLogin: _, ...later } = member;
  return change(later);
}

/** A new client, known to the provider and not yet to the chain; null when the address is taken. */
export function signUp(email: string, password: string): Member | null {
  if (findByEmail(email)) return null;
  const id = `m-${2001 + changed.size}`;
  passwords.set(id, password);
  return change({ ...plain, id, firstname: '', lastname: '', email: email.trim(), unregistered: true });
}

/** The chain's own form: now it knows the name, and asks for a proof of the address at the next sign-in. */
export function register(email: string, name: { firstname: string; lastname: string }): Member | null {
  const member = findByEmail(email);
  if (!member) return null;
  const { unregistered: _, ...known } = member;
  return change({ ...known, ...name, unverified: true, firstLogin: true });
}

export function verify(email: string): Member | null {
  const member = findByEmail(email);
  if (!member) return null;
  const { unverified: _, ...known } = member;
  return change(known);
}

export function forgetPeople(): void {
  changed.clear();
  passwords.clear();
}

function change(member: Member): Member {
  changed.set(member.id, member);
  return member;
}
