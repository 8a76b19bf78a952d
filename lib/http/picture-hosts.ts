import type { BuiltIn } from '../env/built-in';

type Pattern = { protocol: 'https' | 'http'; hostname: string; search: '' };

/**
 * The hosts pictures may come from, without a query: each one that anybody thinks of would be cut and kept as a picture of
 * its own. Next refuses to fetch from any other, so an address in a programme cannot reach into the network.
 */
export const listRemotePatterns = ({ MEDIA_HOSTS }: BuiltIn): Pattern[] =>
  MEDIA_HOSTS.map((source) => ({
    protocol: isOfDemo(source) ? 'http' : 'https',
    hostname: source.replace(/^https?:\/\/|:\*$/g, ''),
    search: '',
  }));

/** Only the demo has pictures on this machine, and without TLS. */
export const isOfDemo = (source: string): boolean => source.startsWith('http:');
