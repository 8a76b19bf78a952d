import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const drawing =
  /^(kit|compositions|figures|frames|places|films)[\\/].+\.ts$|^(films|brand|composition|draw|render|tone)\.ts$/;

/** Changes with every edit of the drawing code, so that a cache never serves yesterday's picture. */
export const version = hash();

function hash(): string {
  const sum = createHash('sha256');
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => drawing.test(file));
  for (const file of files.sort()) sum.update(file).update(readFileSync(join(here, file)));
  return sum.digest('hex').slice(0, 12);
}
