import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { jsonRules } from './lib/http/json';
import { remotePatterns } from './lib/http/media';
import { screenWidths, smallWidths } from './lib/http/picture-widths';
import { headerRules } from './lib/http/security';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A trailing slash is the middleware's business: it knows what the path would have meant.
  skipTrailingSlashRedirect: true,
  allowedDevOrigins: ['*.localhost'],
  sassOptions: { loadPaths: [process.cwd()] },
  images: {
    remotePatterns: remotePatterns(process.env),
    dangerouslyAllowLocalIP: !process.env.MEDIA_HOSTS,
    formats: ['image/avif', 'image/webp'],
    deviceSizes: screenWidths,
    imageSizes: smallWidths,
    minimumCacheTTL: 86_400,
    maximumDiskCacheSize: 512 * 1024 * 1024,
  },
  headers: async () => [...headerRules(), ...jsonRules()],
  // Pictures of the demo are drawn when first asked for.
  experimental: { imgOptTimeoutInSeconds: 20 },
};

const withIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

export default withIntl(config);
