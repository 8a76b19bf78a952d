import type { Trailer, VideoHost } from '@/lib/domain/show';

/** A trailer as the browser needs it. */
export type Clip = { id: string; host: VideoHost; title: string };

export const clipOf = ({ id, host, title }: Trailer): Clip => ({ id, host, title });

type Host = {
  /** As visitors know it. Null for films of our own, which need no consent. */
  name: string | null;
  /** The player's address. */
  embed: (id: string) => string;
};

/** Who plays a trailer, and how. */
export const hosts: Record<VideoHost, Host> = {
  youtube: {
    name: 'YouTube',
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1`,
  },
  vimeo: { name: 'Vimeo', embed: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` },
  allocine: { name: 'AlloCiné', embed: (id) => `https://player.allocine.fr/${id}.html` },
  S3: { name: null, embed: (address) => address },
};

/** The address to play, or null for an id that no host would give: it ends in the address of a frame. */
export function playerOf({ host, id }: Clip): string | null {
  const { name, embed } = hosts[host];
  return name === null || /^[\w-]{1,40}$/.test(id) ? embed(id) : null;
}
