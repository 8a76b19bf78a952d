import type { BuiltIn } from '../env/built-in';
import { siteFacts, siteIds } from '../sites/sites';
import { isOfDemo } from './picture-hosts';

/** Where files of scripts may come from. */
export const listScriptSources = ({ TAG_HOSTS }: Pick<BuiltIn, 'TAG_HOSTS'>): readonly string[] => [
  "'self'",
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
  ...TAG_HOSTS,
];

/**
 * What a page may load, by directive. `decisions/0004-content-security-policy.md` tells why each entry is there;
 * a host is added with the feature that needs it.
 */
const buildPolicy = ({ MEDIA_HOSTS, TAG_HOSTS, AUTH_FRAME_HOSTS }: BuiltIn): Record<string, readonly string[]> => ({
  'default-src': ["'self'"],
  // A page that is kept says beside this one which inline scripts are its own (`inline-script-policy.ts`), and both hold; what is
  // made for one visitor alone, a crash or a page of development, carries no nonce.
  'script-src': [
    ...listScriptSources({ TAG_HOSTS }),
    "'unsafe-inline'",
    ...(process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []),
  ],
  'style-src': ["'self'", "'unsafe-inline'"],
  // A client's photo comes from its host itself: the pictures that pass through this server are kept for everyone.
  'img-src': ["'self'", 'data:', 'https://i.ytimg.com', 'https://i.vimeocdn.com', ...MEDIA_HOSTS, ...TAG_HOSTS],
  'media-src': ["'self'", 'https:', ...MEDIA_HOSTS.filter(isOfDemo)],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...TAG_HOSTS, ...(process.env.NODE_ENV === 'development' ? ['ws:'] : [])],
  'frame-src': [
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://player.allocine.fr',
    ...TAG_HOSTS,
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
    ...AUTH_FRAME_HOSTS,
  ],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
});

/** Where browsers tell what a page wanted and was not given (`lib/gateway/policy-report.ts`), in their old way and their new one. */
const reports = '/api/policy-reports';
export const reporting: readonly string[] = [`report-uri ${reports}`, 'report-to policy'];

const everywhere = (builtIn: BuiltIn) => [
  {
    key: 'Content-Security-Policy',
    value: [
      ...Object.entries(buildPolicy(builtIn)).map(([name, sources]) => `${name} ${sources.join(' ')}`),
      ...reporting,
    ].join('; '),
  },
  { key: 'Reporting-Endpoints', value: `policy="${reports}"` },
  // Next's development server names one of its scripts as JSON.
  ...(process.env.NODE_ENV === 'development' ? [] : [{ key: 'X-Content-Type-Options', value: 'nosniff' }]),
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
];

const productionHosts = siteIds.map((site) => siteFacts(site).domain.replaceAll('.', '\\.')).join('|');

/**
 * Two years, on production hosts alone: a development host has no certificate to insist on. Many of those stand below the
 * bare domain, which speaks for itself and not for them.
 */
const secureTransport = [
  { host: `www\\.(?:${productionHosts})`, value: 'max-age=63072000; includeSubDomains' },
  { host: `(?:${productionHosts})`, value: 'max-age=63072000' },
];

/**
 * Next's header rules: the policy on every answer, HSTS on production hosts. The sources name nothing: for a named part,
 * Next would compile every value anew for each request.
 */
export const buildHeaderRules = (builtIn: BuiltIn) => [
  { source: '/(.*)', headers: everywhere(builtIn) },
  ...secureTransport.map(({ host, value }) => ({
    source: '/(.*)',
    has: [{ type: 'host' as const, value: host }],
    headers: [{ key: 'Strict-Transport-Security', value }],
  })),
];
