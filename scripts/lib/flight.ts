type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
type Rows = ReadonlyMap<string, Json>;

/**
 * What the server tells React of a page, as one tree with a line a node: the rows it comes in, their numbers and order
 * differ from build to build, what they say does not. Modules are left out, and so are files of the build.
 */
export function buildFlightTree(html: string): string {
  const pushed = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
  const stream = [...html.matchAll(pushed)].map(([, text = '""']) => JSON.parse(text) as string).join('');
  const rows = readRows(Buffer.from(stream));
  const lines: string[] = [];
  write(rows, rows.get('0') ?? null, '', lines, 0);
  return lines.join('\n');
}

/** `1a:{…}` to the end of its line; `1a:T3f,` and as many bytes of text, line breaks and all. */
function readRows(bytes: Buffer): Rows {
  const rows = new Map<string, Json>();
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at);
    if (colon < 0) break;
    const id = bytes.toString('utf8', at, colon).trim();
    const kind = String.fromCharCode(bytes[colon + 1] ?? 0);
    if (kind === 'T') {
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      rows.set(id, bytes.toString('utf8', comma + 1, end));
      at = end;
      continue;
    }
    const end = bytes.indexOf('\n', colon);
    const text = bytes.toString('utf8', colon + 1, end < 0 ? bytes.length : end);
    if (/^[[{"\d\-tfn]/.test(text)) rows.set(id, JSON.parse(text) as Json);
    at = end < 0 ? bytes.length : end + 1;
  }
  return rows;
}

const deepest = 200;

function write(rows: Rows, node: Json, name: string, lines: string[], depth: number): void {
  const value = typeof node === 'string' ? follow(rows, node) : node;
  if (depth > deepest || isFile(value)) return;
  if (typeof value !== 'object' || value === null) {
    lines.push(`${name}${JSON.stringify(value)}`);
    return;
  }
  if (Array.isArray(value)) {
    const [tag, type, key, props] = value;
    if (tag === '$') {
      lines.push(
        `${name}<${typeof type === 'string' && !type.startsWith('$') ? type : 'component'} ${JSON.stringify(key)}`,
      );
      write(rows, props ?? null, '', lines, depth + 1);
    } else for (const item of value) write(rows, item, name, lines, depth + 1);
    return;
  }
  for (const [key, item] of Object.entries(value)) write(rows, item, `${key}=`, lines, depth + 1);
}

/** `$1a`, `$L1a` and `$@1a` are a row, `$1a:props:children` a part of one; `$$` begins a plain text. */
function follow(rows: Rows, text: string): Json {
  const [, id = '', path = ''] = /^\$[L@]?([\da-f]+)((?::[^:]+)*)$/.exec(text) ?? [];
  const row = rows.get(id);
  if (row === undefined) return id ? '(module)' : text;
  return path
    .split(':')
    .slice(1)
    .reduce<Json>((value, step) => part(typeof value === 'string' ? follow(rows, value) : value, step), row);
}

function part(value: Json, step: string): Json {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return value[step === 'props' && value[0] === '$' ? 3 : Number(step)] ?? null;
  return (value as { readonly [key: string]: Json })[step] ?? null;
}

const isFile = (value: Json): boolean =>
  Array.isArray(value) &&
  value[0] === '$' &&
  (value[1] === 'script' || value[1] === 'link') &&
  /_next/.test(JSON.stringify(value[3]));
