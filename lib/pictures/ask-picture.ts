import { env } from '../env/env';
import { listRemotePatterns } from '../http/picture-hosts';

const heaviest = 12 * 1024 * 1024;

/** The bytes of a picture of the catalogue, or null: for a foreign host, no answer in time (milliseconds), or one too heavy. */
export async function askPicture(address: string | null | undefined, patience = 5_000): Promise<Buffer | null> {
  if (!address || !URL.canParse(address) || !isOurs(new URL(address))) return null;
  const answer = await fetch(address, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
  if (!answer?.ok || Number(answer.headers.get('content-length') ?? 0) > heaviest) return null;
  const bytes = Buffer.from(await answer.arrayBuffer());
  return bytes.length <= heaviest ? bytes : null;
}

/** `*.` at the front of a host stands for one label, as in Next's own patterns. */
const isOurs = ({ protocol, hostname, search, hash }: URL): boolean =>
  !search &&
  !hash &&
  listRemotePatterns(env().builtIn).some(
    (pattern) =>
      protocol === `${pattern.protocol}:` &&
      (hostname === pattern.hostname ||
        (pattern.hostname.startsWith('*.') && hostname.split('.').slice(1).join('.') === pattern.hostname.slice(2))),
  );
