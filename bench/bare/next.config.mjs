import { fileURLToPath } from 'node:url';

/** The bare page that ours are measured against: Next as it comes, without a middleware. */
export default {
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
};
