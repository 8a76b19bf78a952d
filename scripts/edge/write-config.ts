import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteId } from '@/lib/sites/sites';
import type { NginxFacts } from './nginx';
import { buildValues, fillTemplate } from './render';
import type { EdgeSettings } from './settings';

const templates = 'deploy/nginx';

/** What starts nginx with what was written. */
export const startOf = ({ conf }: EdgeSettings): string => join(conf, 'start.sh');

/** Fills every template in and writes it where nginx will read it. Returns the file that nginx begins with. */
export function writeConfig(settings: EdgeSettings, nginx: NginxFacts, sites: readonly SiteId[]): string {
  const values = buildValues(settings, nginx, sites);
  rmSync(settings.conf, { recursive: true, force: true });
  mkdirSync(settings.state, { recursive: true });
  for (const file of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(conf|sh)$/.test(file)) continue;
    const target = join(settings.conf, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fillTemplate(file, readFileSync(join(templates, file), 'utf8'), values));
  }
  return join(settings.conf, 'nginx.conf');
}
