import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { areTypesChecked, isPackaged, readBuiltIn } from './lib/env/built-in';
import { buildFileRules } from './lib/http/file-headers';
import { heaviestPicture, isOfDemo, listRemotePatterns, localPatterns } from './lib/http/picture-hosts';
import { smallWidths, viewportWidths } from './lib/http/picture-widths';
import { buildHeaderRules } from './lib/http/security-headers';
import { refuseStart } from './lib/process/refuse-start';
import { writeCompileHints } from './lib/scripts/write-compile-hints';
import { writeMergedSheets } from './lib/sheets/write-merged-sheets';

const builtIn = readOrEnd();

const config: NextConfig = {
  // Written into the code, so that a server knows what it was built with.
  env: { BUILT_IN: JSON.stringify(builtIn) },
  // The tree that a container is made of (`npm run package`) is copied where one asks for it: it takes a build ten seconds.
  ...(isPackaged() && { output: 'standalone' }),
  poweredByHeader: false,
  reactStrictMode: true,
  // The checks of this project look at them by themselves, mock and tests included; any other build looks at them here.
  typescript: { ignoreBuildErrors: areTypesChecked() },
  // A trailing slash is the middleware's business: it knows what the path would have meant.
  skipTrailingSlashRedirect: true,
  allowedDevOrigins: ['*.localhost'],
  sassOptions: { loadPaths: [process.cwd()] },
  cacheHandler: resolve('cache-handler.mjs'),
  images: {
    remotePatterns: listRemotePatterns(builtIn),
    localPatterns,
    // Where a redirect leads Next does not compare with the patterns.
    maximumRedirects: 0,
    maximumResponseBody: heaviestPicture,
    dangerouslyAllowLocalIP: builtIn.MEDIA_HOSTS.some(isOfDemo),
    formats: ['image/avif', 'image/webp'],
    deviceSizes: viewportWidths,
    imageSizes: smallWidths,
    minimumCacheTTL: 86_400,
    maximumDiskCacheSize: 512 * 1024 * 1024,
  },
  compiler: {
    runAfterProductionCompile: async (built) => {
      await Promise.all([writeMergedSheets(built), writeCompileHints(built)]);
    },
  },
  headers: async () => [...buildHeaderRules(builtIn), ...buildFileRules()],
  experimental: {
    // Pictures of the demo are drawn when first asked for, a façade for a second and a half of a processor, and a list asks for a dozen.
    imgOptTimeoutInSeconds: 40,
    // Next holds what is sent until it is answered, ten megabytes of each body; no call of ours takes a fiftieth of that.
    proxyClientMaxBodySize: 256 * 1024,
    // Of unminified code: pages are made of fewer, larger pieces, which are packed smaller (`decisions/0058-what-only-answers-a-press.md`).
    turbopackChunking: { minChunkSize: 200_000 },
    // Each page its own sheets alone, however many: they come as one file (`decisions/0078-a-sheet-of-its-own.md`).
    cssChunking: { type: 'graph', requestCost: 1_000, weightDistribution: 0 },
  },
};

const withIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

export default withIntl(config);

/** Next would print where it was thrown as well. */
function readOrEnd() {
  try {
    return readBuiltIn();
  } catch (error) {
    return refuseStart(error);
  }
}
