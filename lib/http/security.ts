import { siteFacts, siteIds } from '../sites/sites';
import { remotePatterns } from './media';

const tagHosts = (process.env.TAG_HOSTS ?? '')
  .split(',')
  .flatMap((host) => (host.trim() ? [`https://${host.trim()}`] : []));

/** Beside the embedded mock API, the hosts of its chat and of its collector of opinions. */
const isDemo = !process.env.TAG_HOSTS && !process.env.MEDIA_HOSTS && !process.env.CATALOGUE_API_URL;
const otherHosts = isDemo ? ['http://*.localhost:*'] : tagHosts;

/** A client's photo comes from its host itself: the pictures that pass through this server are kept for everyone. */
const photoHosts = remotePatterns(process.env).map(({ protocol, hostname }) =>
  protocol === 'https' ? `https://${hostname}` : `http://${hostname}:*`,
);

/**
 * What a page may load, by directive. `decisions/0004-content-security-policy.md` tells why each entry is there;
 * a host is added with the feature that needs it.
 */
const policy: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  // Pages are static and shared, so they carry no nonce; Next's own inline scripts need this.
  'script-src': [
    "'self'",
    "'unsafe-inline'",
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    ...otherHosts,
    ...(process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []),
  ],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https://i.ytimg.com', 'https://i.vimeocdn.com', ...photoHosts, ...otherHosts],
  'media-src': ["'self'", 'https:', ...(process.env.MEDIA_HOSTS ? [] : ['http://127.0.0.1:*'])],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...otherHosts, ...(process.env.NODE_ENV === 'development' ? ['ws:'] : [])],
  'frame-src': [
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://player.allocine.fr',
    ...otherHosts,
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
    ...signInFrames(process.env.AUTH_FRAME_HOSTS),
  ],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** The pages of the identity provider that open in the overlay: `AUTH_FRAME_HOSTS`, or the embedded provider's. */
function signInFrames(hosts: string | undefined): string[] {
  if (!hosts) return ['http://localhost:*'];
  return hosts.split(',').map((host) => `https://${host.trim()}`);
}

const everywhere = [
  {
    key: 'Content-Security-Policy',
    value: Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
  },
  // Next's development server names one of its scripts as JSON.
  ...(process.env.NODE_ENV === 'development' ? [] : [{ key: 'X-Content-Type-Options', value: 'nosniff' }]),
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
];

/** Two years, on production hosts alone: a development host has no certificate to insist on. */
const secureTransport = { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' };

const productionHosts = siteIds.map((site) => siteFacts(site).domain.replaceAll('.', '\\.')).join('|');

/**
 * Next's header rules: the policy on every answer, HSTS on `www.` hosts. The sources name nothing: for a named part,
 * Next would compile every value anew for each request.
 */
export const headerRules = () => [
  { source: '/(.*)', headers: everywhere },
  {
    source: '/(.*)',
    has: [{ type: 'host' as const, value: `www\\.(?:${productionHosts})` }],
    headers: [secureTransport],
  },
];
