type Pattern = { protocol: 'https' | 'http'; hostname: string };

/**
 * The hosts pictures may come from: `MEDIA_HOSTS` (comma separated), or the embedded mock API on this machine.
 * Next refuses to fetch from any other, so an address in a programme cannot reach into the network.
 */
export const remotePatterns = ({ MEDIA_HOSTS }: Record<string, string | undefined>): Pattern[] =>
  MEDIA_HOSTS
    ? MEDIA_HOSTS.split(',').map((host) => ({ protocol: 'https', hostname: host.trim() }))
    : [{ protocol: 'http', hostname: '127.0.0.1' }];
