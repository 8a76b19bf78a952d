import { env } from '../env/env';
import { findBoundedBytes } from '../http/bounded-body';
import { isPictureFailure } from '../http/failed-picture';
import { heaviestPicture, listRemotePatterns } from '../http/picture-hosts';
import { limitWait } from '../process/limit-wait';

/** `none`: there is no such picture, and asking again is of no use. `failed`: nobody can tell now. */
export type NoPicture = 'none' | 'failed';

/**
 * The bytes of a picture of the catalogue. `none` for no address, a foreign host, what is not there, is empty or too heavy;
 * `failed` where no whole answer comes in time (milliseconds), or one of a server in trouble. Never throws.
 */
export async function askPicture(address: string | null | undefined, patience = 5_000): Promise<Buffer | NoPicture> {
  if (!address || !URL.canParse(address) || !isOurs(new URL(address))) return 'none';
  return load(address, patience).catch(() => 'failed');
}

async function load(address: string, patience: number): Promise<Buffer | NoPicture> {
  const answer = await fetch(address, {
    cache: 'no-store',
    redirect: 'error',
    signal: limitWait(patience),
  });
  const isUsable = answer.ok && Number(answer.headers.get('content-length') ?? 0) <= heaviestPicture;
  if (!isUsable) {
    await answer.body?.cancel();
    return isPictureFailure(answer.status) ? 'failed' : 'none';
  }
  const bytes = await findBoundedBytes(answer, heaviestPicture);
  return bytes?.length ? bytes : 'none';
}

/** `*.` at the front of a host stands for all below it, as in Next's own patterns and in a content security policy. */
const isOurs = ({ protocol, hostname, port, search, hash }: URL): boolean =>
  !search &&
  !hash &&
  listRemotePatterns(env().builtIn).some(
    (pattern) =>
      protocol === `${pattern.protocol}:` &&
      port === (pattern.port ?? port) &&
      (hostname === pattern.hostname ||
        (pattern.hostname.startsWith('*.') && hostname.endsWith(pattern.hostname.slice(1)))),
  );
