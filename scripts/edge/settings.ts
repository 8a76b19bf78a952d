import { isIP } from 'node:net';
import { join } from 'node:path';
import { Problem } from '../lib/problem';

/** What an edge is told of where it stands; each has a variable of its own (`docs/operate.md`). */
export type EdgeSettings = {
  /** What nginx listens on, each a port, or an address and a port; all of them are met under the port of the first. */
  listen: readonly string[];
  /** Labels before a domain, beside `www`, under which sites are met: of any other name each would be a copy of every page. */
  environments: readonly string[];
  /** What visitors come to where it is another port than `listen`, whose number they write unless it is the usual one. */
  publicPort: string | null;
  /** `host:port` of each replica. */
  replicas: readonly string[];
  /** Networks of what stands before the edge and may say whom it asks for. */
  trustedHops: readonly string[];
  /** Files of a certificate, where TLS ends here. */
  tls: { certificate: string; key: string } | null;
  /** What it listens on for visitors without TLS, whom it sends on to where it ends. */
  plain: readonly string[];
  /** Where it keeps what it keeps. */
  state: string;
  /** Where its own files of configuration are. */
  conf: string;
  log: string;
  /** What a client may ask for in all, as `limit_req_zone` writes it. */
  rate: string;
  sizes: { pages: string; api: string; pictures: string; files: string };
};

/** Where it keeps what it keeps, unless a variable says, and where its own files of configuration are. */
type Places = Pick<EdgeSettings, 'state' | 'conf'>;

type Source = Readonly<Record<string, string | undefined>>;

const usual = {
  EDGE_PAGES_SIZE: '2g',
  EDGE_API_SIZE: '512m',
  EDGE_PICTURES_SIZE: '8g',
  EDGE_FILES_SIZE: '1g',
} as const;

const listOf = (text = '') => text.split(',').flatMap((item) => item.trim() || []);

type Test = (value: string) => boolean;

const looksLike =
  (pattern: RegExp): Test =>
  (value) =>
    pattern.test(value);

/** Digits alone are no port yet: nginx would refuse them, and name no variable. */
const endsInPort =
  (pattern: RegExp): Test =>
  (value) => {
    const port = Number(/\d+$/.exec(value)?.[0]);
    return pattern.test(value) && port >= 1 && port <= 65_535;
  };

/** The longest prefix by the version of an address. */
const mostBits: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Nor are an address and a figure a network. */
const isNetwork: Test = (value) => {
  const [, address = '', bits = '0'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(value) ?? [];
  return Number(bits) <= (mostBits[isIP(address)] ?? -1);
};

const fromRoot = 'a path from the root, of plain letters, figures and . _ - alone';

/** nginx would look for any other one in a folder of its own, and other signs could end the line that it stands in. */
const isFromRoot: Test = looksLike(/^\/[\w./-]+$/);

/** In the folder of the configuration it would keep that from being written again. */
const isOutside =
  (conf: string): Test =>
  (value) =>
    isFromRoot(value) && !join(value, '/').startsWith(join(conf, '/'));

/** Throws the one sentence that names the variable. */
export function readEdgeSettings(source: Source, { state: usualState, conf }: Places): EdgeSettings {
  if (!isFromRoot(conf)) throw new Problem(`The folder of the configuration must be ${fromRoot}; it is "${conf}".`);
  const demand = (name: string, fits: Test, meaning: string, fallback = '') => {
    const value = source[name] || fallback;
    if (!fits(value)) throw new Problem(`${name} must be ${meaning}; it is "${value}".`);
    return value;
  };
  const demandAll = (name: string, fits: Test, meaning: string) => {
    const values = listOf(source[name]);
    const wrong = values.find((value) => !fits(value));
    if (wrong) throw new Problem(`${name} must be ${meaning}; "${wrong}" is not.`);
    return values;
  };
  const size = (name: keyof typeof usual) =>
    demand(name, looksLike(/^\d+[mg]$/), 'a size such as 512m or 2g', usual[name]);
  const file = (name: string) => demand(name, isFromRoot, fromRoot);
  const place = (name: string, fallback: string) =>
    demand(name, isOutside(conf), `${fromRoot}, outside the folder of the configuration`, fallback);
  const replicas = demandAll('EDGE_REPLICAS', endsInPort(/^[\w.-]+:\d+$/), 'hosts and ports separated by commas');
  if (replicas.length === 0) throw new Problem('EDGE_REPLICAS must name a replica at least, such as 10.0.0.5:3000.');
  const [certificate, key] = [source.EDGE_CERTIFICATE, source.EDGE_CERTIFICATE_KEY];
  if (Boolean(certificate) !== Boolean(key))
    throw new Problem('EDGE_CERTIFICATE and EDGE_CERTIFICATE_KEY must be set together.');
  if (source.EDGE_PLAIN && !certificate)
    throw new Problem('EDGE_PLAIN sends on to TLS, so EDGE_CERTIFICATE must be set.');
  const listen = (name: string) =>
    demandAll(name, endsInPort(/^([\w.]+:|\[[\da-f:]+\]:)?\d+$/i), 'a port, or an address and a port, or several');
  const listened = listen('EDGE_LISTEN');
  const state = place('EDGE_STATE', usualState);
  return {
    state,
    conf,
    listen: listened.length > 0 ? listened : [certificate ? '443' : '80'],
    environments: demandAll('EDGE_ENVIRONMENTS', looksLike(/^[a-z\d-]{1,63}$/), 'labels such as preprod'),
    publicPort: source.EDGE_PUBLIC_PORT ? demand('EDGE_PUBLIC_PORT', endsInPort(/^\d+$/), 'a port') : null,
    replicas,
    trustedHops: demandAll('EDGE_TRUSTED_HOPS', isNetwork, 'networks such as 10.0.0.0/8'),
    tls: certificate && key ? { certificate: file('EDGE_CERTIFICATE'), key: file('EDGE_CERTIFICATE_KEY') } : null,
    plain: listen('EDGE_PLAIN'),
    log: place('EDGE_LOG', `${state}/access.log`),
    rate: demand('EDGE_RATE', looksLike(/^\d+r\/s$/), 'a rate such as 100r/s', '100r/s'),
    sizes: {
      pages: size('EDGE_PAGES_SIZE'),
      api: size('EDGE_API_SIZE'),
      pictures: size('EDGE_PICTURES_SIZE'),
      files: size('EDGE_FILES_SIZE'),
    },
  };
}
