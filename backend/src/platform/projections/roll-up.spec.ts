import { describe, expect, it } from '@jest/globals';
import type { Transaction } from '../database/pool.js';
import { updateRollUp } from './roll-up.js';

interface Row {
  id: string;
  country: string;
  isBanned: boolean;
}

const rollUp = {
  table: 'figures',
  figuresOf: (row: { id: string }): Record<string, number> => {
    const { country, isBanned } = row as Row;
    return isBanned ? {} : { members: 1, [`country/${country}`]: 1 };
  },
};
const ada: Row = { id: 'ada', country: 'nigeria', isBanned: false };
const obi: Row = { id: 'obi', country: 'nigeria', isBanned: false };

/** Returns what the changes write: the amount by which each figure moves. */
async function moved(...changes: { id: string; before: Row | undefined; after: Row | undefined }[]): Promise<object> {
  let written: object = {};
  const query = (statement: string | { values: [string[], number[]] }): Promise<object> => {
    if (typeof statement !== 'string') {
      const [names, sums] = statement.values;
      written = Object.fromEntries(names.map((name, i) => [name, sums[i]]));
    }
    return Promise.resolve({});
  };
  await updateRollUp({ query } as unknown as Transaction, rollUp, 'read', changes);
  return written;
}

describe('figures over all rows', () => {
  it('grow with new rows', async () => {
    const changes = [ada, obi].map((after) => ({ id: after.id, before: undefined, after }));
    expect(await moved(...changes)).toEqual({ members: 2, 'country/nigeria': 2 });
  });
  it('move with a row that changed', async () => {
    const after = { ...ada, country: 'south africa' };
    expect(await moved({ id: 'ada', before: ada, after })).toEqual({
      'country/nigeria': -1,
      'country/south africa': 1,
    });
  });
  it('lose what counts no more', async () => {
    expect(await moved({ id: 'ada', before: ada, after: { ...ada, isBanned: true } })).toEqual({
      members: -1,
      'country/nigeria': -1,
    });
  });
  it('stay where nothing that counts has changed', async () => {
    expect(await moved({ id: 'ada', before: ada, after: { ...ada } })).toEqual({});
  });
});
