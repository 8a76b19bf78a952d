import type { Trailer, VideoHost } from '@/lib/domain/show';

/** A trailer as the browser needs it. */
export type Clip = { id: string; host: VideoHost; title: string };

export const buildClip = ({ id, host, title }: Trailer): Clip => ({ id, host, title });

/** How a player is to begin. */
export type Start = {
  /** Only after a press: nobody is to hear a video they did not ask for. */
  autoplay: boolean;
  /** Of captions and controls. */
  language: string;
};
/** What a player told of itself. */
export type Report = 'ready' | 'failed';
type Message = { event?: unknown };

type Host = {
  /** As visitors know it. Null for films of our own, which need no consent. */
  name: string | null;
  /** The player's address. */
  embed: (id: string, start: Start) => string;
  /** Where else the video can be seen. */
  watch: ((id: string) => string) | null;
  /** What makes the player report; null for one that reports nothing, whose loaded frame must do. */
  greeting: object | null;
};

const flag = (on: boolean) => (on ? 1 : 0);

/** Who plays a trailer, and how. */
export const hosts: Record<VideoHost, Host> = {
  youtube: {
    name: 'YouTube',
    embed: (id, { autoplay, language }) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=${flag(autoplay)}&rel=0&cc_load_policy=1&cc_lang_pref=${language}&hl=${language}&enablejsapi=1`,
    watch: (id) => `https://www.youtube.com/watch?v=${id}`,
    greeting: { event: 'listening', id: 1, channel: 'widget' },
  },
  vimeo: {
    name: 'Vimeo',
    embed: (id, { autoplay, language }) =>
      `https://player.vimeo.com/video/${id}?autoplay=${flag(autoplay)}&dnt=1&texttrack=${language}`,
    watch: (id) => `https://vimeo.com/${id}`,
    greeting: { method: 'addEventListener', value: 'error' },
  },
  allocine: {
    name: 'AlloCiné',
    embed: (id) => `https://player.allocine.fr/${id}.html`,
    watch: null,
    greeting: null,
  },
  S3: { name: null, embed: (address) => address, watch: null, greeting: null },
};

/** The address to play, or null for an id that no host would give: it ends in the address of a frame. */
export function playerUrl({ host, id }: Clip, start: Start): string | null {
  const { name, embed } = hosts[host];
  return name === null || /^[\w-]{1,40}$/.test(id) ? embed(id, start) : null;
}

/** What a message of a player means: both hosts send JSON, as an object or as text; anything else is not for us. */
export function parseReport(data: unknown): Report | null {
  const message = typeof data === 'string' ? parseJson(data) : data;
  if (typeof message !== 'object' || message === null) return null;
  const { event }: Message = message;
  if (typeof event !== 'string') return null;
  return /error/i.test(event) ? 'failed' : 'ready';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where the captions of a film of our own lie (decisions/0007); null for an address without a file name. */
export function captionsUrl(address: string, language: string): string | null {
  const captions = address.replace(/\.\w+(?=$|[?#])/, `.${language}.vtt`);
  return captions === address ? null : captions;
}

export interface TrailerProps {
  title: string;
  /** The main one first. */
  clips: readonly Clip[];
  /** The legal words, if the title has some. */
  legal: string | null;
  picture: string | null;
}
