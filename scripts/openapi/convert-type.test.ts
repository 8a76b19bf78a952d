import ts from 'typescript';
import { expect, it } from 'vitest';
import { convertTypes } from './convert-type';

/** As much of the language's own types as the code below names; all of them would take a second a test. */
const library = `
  interface Array<Item> { length: number; [at: number]: Item }
  interface Date { getTime(): number }
  interface Boolean {} interface Function {} interface CallableFunction {} interface NewableFunction {}
  interface IArguments {} interface Number {} interface Object {} interface RegExp {} interface String {}`;

/** What becomes of the type `Answer` of some code. */
function convert(code: string) {
  const files = new Map(
    [
      ['contract.ts', code],
      ['library.d.ts', library],
    ].map(([name = '', text = '']) => [name, ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true)]),
  );
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => files.get(name),
    getDefaultLibFileName: () => 'library.d.ts',
  };
  const checker = ts.createProgram(['contract.ts'], { strict: true }, host).getTypeChecker();
  const alias = files.get('contract.ts')?.statements.filter(ts.isTypeAliasDeclaration).find(isAnswer);
  const { types, convert: of } = convertTypes(checker);
  return { answer: of(checker.getTypeAtLocation(alias!.name)), types };
}
const isAnswer = ({ name }: ts.TypeAliasDeclaration) => name.text === 'Answer';
const typeOf = (code: string) => convert(`export type Answer = { it: ${code} };`).types.Answer;
const fieldOf = (code: string) => (typeOf(code)?.properties as Record<string, unknown> | undefined)?.it;

it.each([
  ['string | null', { type: ['string', 'null'] }],
  ['null | number | string', { type: ['string', 'number', 'null'] }],
  ['boolean | null', { type: ['boolean', 'null'] }],
  ["'a' | 'b' | null", { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] }],
  ["'a' | (string & {})", { type: 'string', examples: ['a'] }],
  ['[]', { type: 'array', maxItems: 0 }],
  ['string[]', { type: 'array', items: { type: 'string' } }],
  [
    '{ [key: string]: number } | []',
    {
      anyOf: [
        { type: 'object', additionalProperties: { type: 'number' } },
        { type: 'array', maxItems: 0 },
      ],
    },
  ],
  ['unknown', {}],
])('%s', (code, schema) => {
  expect(fieldOf(code)).toEqual(schema);
});

it('tells a type that has a name once, with what is said of it, and asks for what must be there', () => {
  const { answer, types } = convert(`
    /** A place. */
    type WirePlace = {
      /** In metres. */
      far?: number | null;
      near: WirePlace[];
    };
    export type Answer = { here: WirePlace; there: WirePlace | null };`);
  expect(answer).toEqual({ $ref: '#/components/schemas/Answer' });
  expect(types).toEqual({
    Answer: {
      type: 'object',
      properties: {
        here: { $ref: '#/components/schemas/Place' },
        there: { anyOf: [{ $ref: '#/components/schemas/Place' }, { type: 'null' }] },
      },
      required: ['here', 'there'],
    },
    Place: {
      description: 'A place.',
      type: 'object',
      properties: {
        far: { type: ['number', 'null'], description: 'In metres.' },
        near: { type: 'array', items: { $ref: '#/components/schemas/Place' } },
      },
      required: ['near'],
    },
  });
});

it('joins the fields of types that are joined', () => {
  expect(typeOf('{ a: string } & { b?: string }')?.properties).toEqual({
    it: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] },
  });
});

it.each(['() => void', 'Date', 'any', 'symbol', '[string]'])('refuses %s, which no JSON is', (code) => {
  expect(() => typeOf(code)).toThrow();
});
