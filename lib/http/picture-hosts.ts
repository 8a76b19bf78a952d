import type { BuiltIn } from '../env/built-in';

type Pattern = { protocol: 'https' | 'http'; hostname: string; port?: ''; search: '' };

/** Bytes of one picture of the catalogue. */
export const heaviestPicture = 12 * 1024 * 1024;

/**
 * The hosts pictures may come from, without a query: each one that anybody thinks of would be cut and kept as a picture of
 * its own. Next refuses to fetch from any other, so an address in a programme cannot reach into the network; of a host that
 * is named it asks the usual port alone, and of the demo any, which no build knows.
 */
export const listRemotePatterns = ({ MEDIA_HOSTS }: BuiltIn): Pattern[] =>
  MEDIA_HOSTS.map((source) => ({
    protocol: isOfDemo(source) ? 'http' : 'https',
    hostname: source.replace(/^https?:\/\/|:\*$/g, ''),
    ...(!source.endsWith(':*') && { port: '' as const }),
    search: '',
  }));

/**
 * The paths of this site that are pictures: those cut around their subject and the files of `public/`. Next adds those that
 * components import. Any other it would ask itself for, past the edge and its limits.
 */
export const localPatterns = ['/api/pictures/*/*/*', '/icons/*.png', '/share-card.png'].map((pathname) => ({
  pathname,
  search: '',
}));

/** Only the demo has pictures on this machine, and without TLS. */
export const isOfDemo = (source: string): boolean => source.startsWith('http:');
