import { describe, expect, it } from '@jest/globals';
import { schemaOf } from './schema-of.js';

describe('the schema of samples', () => {
  it.each<[unknown, object]>([
    ['text', { type: 'string' }],
    [1, { type: 'integer' }],
    [1.5, { type: 'number' }],
    [true, { type: 'boolean' }],
    [null, { nullable: true }],
    [['a', 'b'], { type: 'array', items: { type: 'string' } }],
    [['a', null], { type: 'array', items: { type: 'string', nullable: true } }],
    [[1, 2.5], { type: 'array', items: { type: 'number' } }],
    [[], { type: 'array', items: {} }],
  ])('%j is %j', (sample, schema) => {
    expect(schemaOf(sample)).toEqual(schema);
  });

  it('asks for the keys that every object has', () => {
    expect(schemaOf([{ a: 1, b: 'x' }, { a: 2 }, { a: null, c: undefined }])).toEqual({
      type: 'array',
      items: {
        type: 'object',
        properties: { a: { type: 'integer', nullable: true }, b: { type: 'string' }, c: {} },
        required: ['a'],
      },
    });
  });

  it('fits several samples at once', () => {
    expect(schemaOf({ phone: '1' }, { phone: null })).toEqual({
      type: 'object',
      properties: { phone: { type: 'string', nullable: true } },
      required: ['phone'],
    });
  });
});
