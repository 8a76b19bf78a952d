import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteId } from '@/lib/sites/sites';
import { Problem } from '../lib/problem';
import type { NginxFacts } from './nginx';
import { buildValues, fillTemplate } from './render';
import type { EdgeSettings } from './settings';

const templates = 'deploy/nginx';
const start = 'start.sh';

/** What starts nginx with what was written. */
export const startOf = ({ conf }: EdgeSettings): string => join(conf, start);

/**
 * Fills every template in and writes it where nginx will read it. Returns the file that nginx begins with. Throws one
 * sentence, and writes nothing, where that folder holds anything else.
 */
export function writeConfig(settings: EdgeSettings, nginx: NginxFacts, sites: readonly SiteId[]): string {
  const { conf, state } = settings;
  const values = buildValues(settings, nginx, sites);
  const files = listTemplates();
  const filled = files.map((file) => [join(conf, file), fillTemplate(file, readTemplate(file), values)] as const);
  const stranger = findStranger(conf, files);
  if (stranger)
    throw new Problem(
      `${conf} holds ${stranger}, which this command does not write: name another folder, or take it away.`,
    );
  mkdirSync(state, { recursive: true });
  for (const [target, text] of filled) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return join(conf, 'nginx.conf');
}

const readTemplate = (file: string) => readFileSync(join(templates, file), 'utf8');

/** Of a folder that was written in part, the first tells whose it is. */
function listTemplates(): readonly string[] {
  const all = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(conf|sh)$/.test(file));
  return [start, ...all.filter((file) => file !== start)];
}

/** What is in a folder and was not written here; null where there is nothing of the kind. */
function findStranger(conf: string, files: readonly string[]): string | null {
  if (!existsSync(conf)) return null;
  if (!statSync(conf).isDirectory()) throw new Problem(`${conf} is no folder.`);
  const [first = null] = readdirSync(conf);
  return first && (findUnnamed(conf, files) ?? (isOurs(conf) ? null : first));
}

function findUnnamed(conf: string, files: readonly string[], folder = ''): string | null {
  for (const entry of readdirSync(join(conf, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && files.includes(path)) continue;
    const isKnown = entry.isDirectory() && files.some((file) => file.startsWith(`${path}/`));
    const found = isKnown ? findUnnamed(conf, files, path) : path;
    if (found) return found;
  }
  return null;
}

/** Any server may have an `nginx.conf`: what starts ours begins as nobody else's does. */
function isOurs(conf: string): boolean {
  const file = join(conf, start);
  const [firstLine = ''] = readTemplate(start).split('\n');
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(`${firstLine}\n`);
}
