import { expect, it } from 'vitest';
import { listNames, writeType } from './notation.logic';

const place = { $ref: '#/components/schemas/Place' };

it.each([
  ['string | null', { type: ['string', 'null'] }],
  ['Place', place],
  ['Place[]', { type: 'array', items: place }],
  ['(string | null)[]', { type: 'array', items: { type: ['string', 'null'] } }],
  ['Place | []', { anyOf: [place, { type: 'array', maxItems: 0 }] }],
  ['{ [key]: Place[] }', { type: 'object', additionalProperties: { type: 'array', items: place } }],
  ['"news" | "event"', { type: 'string', enum: ['news', 'event'] }],
  ['"show"', { const: 'show' }],
  ['unknown', {}],
])('writes %s', (text, schema) => {
  expect(writeType(schema)).toBe(text);
});

it('writes the fields of an object below each other, with what is said of them', () => {
  const schema = {
    type: 'object',
    required: ['slug', 'at'],
    properties: {
      slug: { type: 'string' },
      status: { type: 'string', examples: ['soldout'], description: 'How it stands.' },
      at: { type: 'object', required: ['x'], properties: { x: { type: 'number' } } },
    },
  };
  expect(writeType(schema)).toBe(
    [
      '{',
      '  slug: string',
      '  // How it stands.',
      '  // "soldout" …',
      '  status?: string',
      '  at: {',
      '    x: number',
      '  }',
      '}',
    ].join('\n'),
  );
});

it('names the types that a schema is made of', () => {
  expect(listNames({ anyOf: [place, { type: 'array', items: place }] })).toEqual(['Place']);
  expect(listNames({ type: 'string' })).toEqual([]);
});
