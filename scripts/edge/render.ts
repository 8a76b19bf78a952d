import { languageCookie } from '@/lib/i18n/cookie';
import type { SiteId } from '@/lib/sites/sites';
import { Problem } from '../lib/problem';
import type { NginxFacts } from './nginx';
import type { EdgeSettings } from './settings';
import { listApiParameters, listByVisitor, listHosts } from './site-facts';

/** What each `${NAME}` of the templates stands for. */
export function buildValues(
  settings: EdgeSettings,
  { brotli, user }: NginxFacts,
  sites: readonly SiteId[],
): Readonly<Record<string, string>> {
  const { listen, environments, replicas, trustedHops, tls, plain, state, conf, log, rate, sizes } = settings;
  const parameters = listApiParameters();
  const writtenPort = writtenPortOf(settings);
  const hosts = [...new Set(listHosts(sites, environments))].join(' ');
  const options = tls ? ' ssl http2' : '';
  return {
    EDGE_MAIN: lines([
      ...(user ? [`user ${user};`] : []),
      ...brotli.map((module) => `load_module ${module};`),
      'daemon off;',
    ]),
    EDGE_CONF: conf,
    EDGE_STATE: state,
    EDGE_LOG: log,
    EDGE_LISTEN_FIRST: lines(listen.map((each) => `listen ${each} default_server${options};`)),
    EDGE_LISTEN: lines(listen.map((each) => `listen ${each}${options};`)),
    EDGE_TLS: tls
      ? lines([
          `ssl_certificate ${tls.certificate};`,
          `ssl_certificate_key ${tls.key};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:tls:10m;',
        ])
      : '# TLS ends before this server.',
    EDGE_PLAIN: lines(plain.map((each) => `listen ${each} default_server;`)),
    EDGE_SENT_ON: plain.length
      ? lines([
          'server {',
          ...plain.map((each) => `  listen ${each};`),
          `  server_name ${hosts};`,
          `  return 308 https://$host${writtenPort}$request_uri;`,
          '}',
        ])
      : '',
    EDGE_HOST_PORT: writtenPort,
    EDGE_HOSTS: hosts,
    EDGE_REPLICAS: lines([
      ...replicas.map((replica) => `server ${replica} max_fails=3 fail_timeout=10s;`),
      ...replicas.map((replica) => `server ${replica} max_fails=0 backup;`),
    ]),
    EDGE_EACH_REPLICA: lines(replicas.map((replica) => `server ${replica} max_fails=0;`)),
    EDGE_TRUSTED: lines(trustedHops.map((hop) => `set_real_ip_from ${hop};`)),
    EDGE_TRUSTED_GEO: lines(trustedHops.map((hop) => `${hop} 1;`)),
    EDGE_RATE_ALL: rate,
    EDGE_RATE_FILES: `${Number.parseInt(rate, 10) * 5}r/s`,
    EDGE_PAGES_SIZE: sizes.pages,
    EDGE_API_SIZE: sizes.api,
    EDGE_PICTURES_SIZE: sizes.pictures,
    EDGE_FILES_SIZE: sizes.files,
    EDGE_LANGUAGE_COOKIE: languageCookie,
    EDGE_API_QUERY: lines(
      parameters.map((name) => `map $arg_${name} $ask_${name} { "" ""; default "&${name}=$arg_${name}"; }`),
    ),
    EDGE_API_ASK: parameters.map((name) => `$ask_${name}`).join(''),
    EDGE_BY_VISITOR: lines(listByVisitor(sites).map((pattern) => `"~${pattern}" 1;`)),
    EDGE_BROTLI_KEY: brotli.length ? '"~*(^|[, ])br(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" br;' : '',
    EDGE_BROTLI_PACK: brotli.length
      ? lines([
          'brotli on;',
          'brotli_comp_level 6;',
          'brotli_min_length 256;',
          'brotli_types application/json application/javascript application/xml application/manifest+json text/css text/javascript text/calendar text/plain text/x-component text/xml image/svg+xml application/rss+xml application/feed+json;',
        ])
      : '# Without its module, what a browser could take as brotli is sent as gzip.',
  };
}

/** As visitors write it after a host, by which a site knows its own pages; what stands before an edge is taken to be at the usual one. */
function writtenPortOf({ listen, publicPort, trustedHops }: EdgeSettings): string {
  const port = publicPort ?? (trustedHops.length > 0 ? '' : `${listen[0]?.split(':').at(-1)}`);
  return ['', '80', '443'].includes(port) ? '' : `:${port}`;
}

const lines = (all: readonly string[]) => all.join('\n');

/** A template with its values; whatever it names must have one. */
export function fillTemplate(file: string, template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{([A-Z][A-Z_]*)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined && name !== 'CAPITALS') throw new Problem(`${file} names ${name}, which nothing fills in.`);
    return value ?? `{${name}}`;
  });
}
