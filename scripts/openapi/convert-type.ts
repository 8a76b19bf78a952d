import ts from 'typescript';

export type Schema = { [key: string]: unknown };
export type Types = Record<string, Schema>;

/** Makes JSON schemas of types: one that has a name is told once, under it. Throws on what no JSON can be. */
export function convertTypes(checker: ts.TypeChecker): { types: Types; convert: (type: ts.Type) => Schema } {
  const types: Types = {};

  function convert(type: ts.Type): Schema {
    const symbol = type.aliasSymbol;
    if (!symbol || type.aliasTypeArguments || symbol.declarations?.some(isForeign)) return build(type);
    const name = symbol.name.replace(/^Wire/, '');
    if (!Object.hasOwn(types, name)) {
      types[name] = {}; // stands here while its parts are looked at, which may name it
      types[name] = { ...describe(symbol), ...build(type) };
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function build(type: ts.Type): Schema {
    const simple = buildSimple(type);
    if (simple) return simple;
    if (type.isUnion()) return buildUnion(type.types);
    if (checker.isTupleType(type)) return buildEmptyList(type);
    if (checker.isArrayType(type)) return { type: 'array', items: convert(itemOf(type)) };
    // `string & {}`: the words that are known, and any other.
    if (type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String)) return { type: 'string' };
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return buildObject(type);
    throw new Error(`No JSON schema stands for ${checker.typeToString(type)}.`);
  }

  function buildEmptyList(type: ts.Type): Schema {
    if (checker.getTypeArguments(type as ts.TypeReference).length) throw new Error('Only the empty tuple is known.');
    return { type: 'array', maxItems: 0 };
  }

  function buildUnion(members: readonly ts.Type[]): Schema {
    const literals = members.filter((member) => member.isStringLiteral());
    const isBoolean = members.some(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const rest = members.filter(
      (member) => !literals.includes(member as ts.StringLiteralType) && !(member.flags & ts.TypeFlags.BooleanLiteral),
    );
    const others = rest.map(convert);
    const isOpen = others.some((other) => other.type === 'string' && Object.keys(other).length === 1);
    const words = literals.map(({ value }) => value);
    const all = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(words.length && !isOpen ? [{ type: 'string', enum: words }] : []),
      ...others.map((other) => (words.length && other.type === 'string' ? { ...other, examples: words } : other)),
    ];
    return joinAll(all);
  }

  function buildObject(type: ts.Type): Schema {
    if (type.getCallSignatures().length) throw new Error(`No JSON schema stands for ${checker.typeToString(type)}.`);
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) return { type: 'object', additionalProperties: convert(index.type) };
    const properties = checker.getPropertiesOfType(type);
    const required = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map((property) => [property.name, convertProperty(property)])),
      ...(required.length && { required }),
    };
  }

  function convertProperty(property: ts.Symbol): Schema {
    const type = checker.getTypeOfSymbol(property);
    const told = property.flags & ts.SymbolFlags.Optional ? checker.getNonNullableType(type) : type;
    const keepsNull = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
    const schema =
      told === type ? convert(type) : keepsNull ? joinAll([convert(told), { type: 'null' }]) : convert(told);
    return { ...schema, ...describe(property) };
  }

  const itemOf = (list: ts.Type) => checker.getTypeArguments(list as ts.TypeReference)[0]!;
  const describe = (symbol: ts.Symbol): Schema => {
    const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return description ? { description } : {};
  };

  return { types, convert };
}

const isForeign = (declaration: ts.Declaration) => declaration.getSourceFile().fileName.includes('/node_modules/');

function buildSimple(type: ts.Type): Schema | null {
  if (type.isStringLiteral()) return { const: type.value };
  const [, name] = simple.find(([flag]) => type.flags & flag) ?? [];
  if (name === undefined) return null;
  return name ? { type: name } : {};
}

/** `unknown` may be anything. */
const simple = [
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Unknown, ''],
] as const;

/** Plain types stand in one list, as a reader expects `string` or null to; what stands for nothing comes last. */
function joinAll(some: readonly Schema[]): Schema {
  const all = some.toSorted((a, b) => Number(isNothing(a)) - Number(isNothing(b)));
  const [only] = all;
  if (all.length === 1 && only) return only;
  const isPlain = all.every((each) => typeof each.type === 'string' && Object.keys(each).length === 1);
  return isPlain ? { type: all.map(({ type }) => type) } : { anyOf: all };
}

const isNothing = ({ type, maxItems }: Schema): boolean => type === 'null' || maxItems === 0;
