import { fileURLToPath } from 'node:url';

/** The bare page that ours are measured against: Next as it comes; under `/behind` with a middleware that only rewrites. */
export default {
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
};
