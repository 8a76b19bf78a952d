import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { Problem } from '../lib/problem';

export type NginxFacts = {
  /** Files of the modules that pack as brotli; none where they are not installed. */
  brotli: readonly string[];
  /** Whom its workers run as; null where the master may not choose. */
  user: string | null;
};

/** As Debian's packages install it; `libnginx-mod-http-brotli-filter` is one of its own. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

export const install =
  'Install it with `apt-get install nginx-light libnginx-mod-http-brotli-filter` (Debian, Ubuntu) or `brew install nginx`.';

const candidates = [
  process.env.NGINX_PATH,
  'nginx',
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** The program, or nothing where it is not installed. */
export const findNginx = (): string | null =>
  candidates.find((path) => path && spawnSync(path, ['-v']).status === 0) ?? null;

export function demandNginx(): string {
  const found = findNginx();
  if (!found) throw new Problem(`nginx is not on this machine. ${install}`);
  return found;
}

export const readNginxFacts = (): NginxFacts => ({
  brotli: existsSync(brotliModule) ? [brotliModule] : [],
  user: userInfo().uid === 0 ? 'www-data' : null,
});

/** What nginx says is wrong with a configuration; null where nothing is. */
export function findFaults(nginx: string, file: string): string | null {
  const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-c', file], { encoding: 'utf8' });
  return status === 0 ? null : stderr;
}
