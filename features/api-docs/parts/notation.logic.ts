/** A JSON schema, as far as those of the contract go. */
export type Schema = { readonly [key: string]: unknown };

const nameOf = (reference: unknown) => String(reference).replace(/.*\//, '');

/** The types that a schema names, each once. */
export const listNames = (schema: Schema): string[] => [
  ...new Set([...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)),
];

/** A schema as programs write types, which says in a line what would take ten. */
export function writeType(schema: Schema, indent = ''): string {
  const { $ref, const: constant, enum: words, anyOf, type, items, maxItems, properties, additionalProperties } = schema;
  if ($ref) return nameOf($ref);
  if (constant !== undefined) return JSON.stringify(constant);
  if (words) return (words as unknown[]).map((word) => JSON.stringify(word)).join(' | ');
  if (anyOf) return (anyOf as Schema[]).map((each) => writeType(each, indent)).join(' | ');
  if (maxItems === 0) return '[]';
  if (items) return `${inBrackets(writeType(items as Schema, indent))}[]`;
  if (additionalProperties) return `{ [key]: ${writeType(additionalProperties as Schema, indent)} }`;
  if (properties) return writeObject(schema, indent);
  return type ? [type].flat().join(' | ') : 'unknown';
}

function writeObject({ properties, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties as Record<string, Schema>).flatMap(([name, field]) => {
    const optional = (required as string[]).includes(name) ? '' : '?';
    return [...writeNote(field, inner), `${inner}${name}${optional}: ${writeType(field, inner)}`];
  });
  return ['{', ...fields, `${indent}}`].join('\n');
}

function writeNote({ description, examples }: Schema, indent: string): string[] {
  const such = (examples as unknown[] | undefined)?.map((each) => JSON.stringify(each)).join(', ');
  return [description, such && `${such} …`].flatMap((note) => (note ? [`${indent}// ${note}`] : []));
}

const inBrackets = (type: string) => (type.includes(' | ') && !type.startsWith('{') ? `(${type})` : type);
