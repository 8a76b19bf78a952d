import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteIds } from '@/lib/sites/sites';
import { readEdgeSettings } from './settings';
import { writeConfig } from './write-config';

vi.mock('node:fs', { spy: true });

let root: string;
let conf: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'candela-written-'));
  conf = join(root, 'conf');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (source: Record<string, string> = {}) => {
  const settings = readEdgeSettings(
    { EDGE_REPLICAS: '10.0.0.5:3000', ...source },
    { state: join(root, 'state'), conf },
  );
  return writeConfig(settings, { brotli: [], user: null }, siteIds);
};
const put = (file: string, text = 'of somebody else') => {
  mkdirSync(dirname(join(conf, file)), { recursive: true });
  writeFileSync(join(conf, file), text);
};
/** All that is in the folder, with what each file says. */
const look = () =>
  Object.fromEntries(
    readdirSync(conf, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .map((file) => [file, statSync(join(conf, file)).isFile() ? readFileSync(join(conf, file), 'utf8') : '']),
  );

describe('a configuration is written', () => {
  it('to a folder that is not there, to an empty one, and over itself', () => {
    const file = write();
    expect(file).toBe(join(conf, 'nginx.conf'));
    const first = look();
    expect(Object.keys(first)).toEqual(expect.arrayContaining(['nginx.conf', 'start.sh', 'parts/page.conf']));
    write();
    expect(look()).toEqual(first);
    rmSync(conf, { recursive: true });
    mkdirSync(conf);
    write();
    expect(look()).toEqual(first);
  });

  it('over that of other variables', () => {
    write();
    write({ EDGE_REPLICAS: '10.0.0.7:3000' });
    expect(look()['sites.conf']).toContain('server 10.0.0.7:3000');
    expect(look()['sites.conf']).not.toContain('10.0.0.5');
  });

  it('over one that was only begun', async () => {
    const fs = await vi.importActual<typeof import('node:fs')>('node:fs');
    const full = () => {
      throw new Error('no space left');
    };
    vi.mocked(writeFileSync).mockImplementationOnce(fs.writeFileSync).mockImplementationOnce(full);
    expect(() => write()).toThrow('no space left');
    expect(Object.keys(look())).toHaveLength(1);
    write();
    expect(Object.keys(look())).toContain('nginx.conf');
  });
});

describe('a folder that holds what is not ours loses nothing', () => {
  it.each(['certificate.pem', 'tls/key.pem', 'parts/own.conf', '.hidden', 'sites.conf/a', 'start.sh.old'])(
    'where it holds %s, with ours beside it or without',
    (file) => {
      const refuses = () => {
        const before = look();
        expect(() => write()).toThrow(new RegExp(`^${conf} holds ${file.split('/')[0]}\\S*, which [^\\n]*\\.$`));
        expect(look()).toEqual(before);
      };
      put(file);
      refuses();
      rmSync(conf, { recursive: true });
      write();
      rmSync(join(conf, file.split('/')[0] === 'sites.conf' ? 'sites.conf' : 'none'), { force: true });
      put(file);
      refuses();
    },
  );

  it.each(['nginx.conf', 'start.sh', 'parts/page.conf'])('where only its names are ours: %s', (file) => {
    put(file);
    expect(() => write()).toThrow(/ holds /);
    expect(look()[file]).toBe('of somebody else');
  });

  it('where it holds an empty folder', () => {
    mkdirSync(join(conf, 'conf.d'), { recursive: true });
    expect(() => write()).toThrow(`${conf} holds conf.d, which`);
  });

  it('where a file of ours leads elsewhere', () => {
    write();
    const other = join(root, 'other.conf');
    writeFileSync(other, 'of somebody else');
    rmSync(join(conf, 'nginx.conf'));
    symlinkSync(other, join(conf, 'nginx.conf'));
    expect(() => write()).toThrow(`${conf} holds nginx.conf, which`);
    expect(readFileSync(other, 'utf8')).toBe('of somebody else');
  });

  it('where it is a file', () => {
    writeFileSync(conf, 'of somebody else');
    expect(() => write()).toThrow(`${conf} is no folder.`);
    expect(readFileSync(conf, 'utf8')).toBe('of somebody else');
  });
});
