import { describe, expect, it } from '@jest/globals';
import { raw } from '@mikro-orm/postgresql';
import { ownRows } from './own-rows.js';
import { isOneOf } from './read-models.js';

const at = new Date('2026-03-01T09:00:00Z');

describe("a reading of somebody's rows", () => {
  it.each([
    ['of one row', { where: { id: 'ada' }, limit: 1 }, ['ada', 1]],
    ['of a page', { where: { memberId: 'ada' }, limit: 21, offset: 40 }, ['ada', 21, 40]],
    ['since a moment', { where: { memberId: 'ada', at: { $gt: at }, readAt: null } }, ['ada', at]],
    ['of several members', { where: { id: isOneOf(['ada', 'obi']), erasedAt: null } }, ['{ada,obi}']],
    ['but some', { where: { creatorId: 'ada', status: { $ne: 'open' } } }, ['ada', 'open']],
  ])('%s has its values apart', (_, asked, values) => {
    expect(ownRows(asked)?.values).toEqual(values);
  });

  it('has one shape whoever it is, and another for other columns, comparisons, orders and parts', () => {
    const shapeOf = (...asked: Parameters<typeof ownRows>) => ownRows(...asked)?.shape;
    const where = { memberId: 'ada', at: { $gt: at } };
    const shape = shapeOf({ where, limit: 5 });
    expect(shapeOf({ where: { memberId: 'obi', at: { $gt: new Date() } }, limit: 9 })).toBe(shape);
    const others = [
      { where },
      { where, limit: 5, offset: 5 },
      { where, limit: 5, orderBy: [{ at: 'desc' }] },
      { where: { ...where, at }, limit: 5 },
      { where: { ...where, at: { $gte: at } }, limit: 5 },
      { where: { ...where, at: null }, limit: 5 },
      { where: { ...where, at: { $ne: null } }, limit: 5 },
    ].map((asked) => shapeOf(asked));
    expect(new Set([shape, ...others]).size).toBe(8);
    expect(others).not.toContain(undefined);
  });
});

it.each([
  ['rows of nobody in particular', { status: 'open' }],
  ['all but one', { id: { $ne: 'ada' } }],
  ['rows by a list that grows with its length', { id: { $in: ['ada', 'obi'] } }],
  ['a choice between conditions', { $or: [{ memberId: 'ada' }, { status: 'open' }] }],
  ['a range', { memberId: 'ada', at: { $gt: at, $lt: at } }],
  ['a part of a text', { memberId: 'ada', name: { $like: 'o%' } }],
  ['an object', { memberId: 'ada', facts: { day: 3 } }],
  ['a fragment of SQL as a value', { memberId: 'ada', at: raw('now()') }],
  ['a fragment of SQL as a column', { memberId: 'ada', [raw('lower(name)')]: 'obi' }],
])('%s is none', (_, where) => {
  expect(ownRows({ where })).toBeUndefined();
});

it('an order by a fragment of SQL is none', () => {
  expect(ownRows({ where: { memberId: 'ada' }, orderBy: [{ [raw('lower(name)')]: 'asc' }] })).toBeUndefined();
});
