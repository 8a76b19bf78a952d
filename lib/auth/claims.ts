import { jwtDecode } from 'jwt-decode';
import { z } from 'zod';
import { InvalidTokenError } from './verify-token';

/** What is read of a token, all of it (spec visitor §3). */
const shape = z.object({
  sub: z.string().min(1),
  iss: z.string().optional(),
  email: z.string().nullish().catch(null),
  family_name: z.string().nullish().catch(null),
  /** Seconds since the epoch. */
  exp: z.number(),
});
export type Claims = z.output<typeof shape>;

/** Throws `InvalidTokenError` for what is no string, cannot be decoded, or has expired. */
export function parseClaims(token: unknown, now = Date.now()): Claims {
  const { data } = shape.safeParse(decodePayload(token));
  if (!data) throw new InvalidTokenError('undecodable');
  if (data.exp * 1000 <= now) throw new InvalidTokenError('expired');
  return data;
}

function decodePayload(token: unknown): unknown {
  try {
    return typeof token === 'string' ? jwtDecode(token) : null;
  } catch {
    return null;
  }
}
