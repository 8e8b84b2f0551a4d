import { describe, expect, it } from '@jest/globals';
import { SettingsReader } from '../platform/config/settings-reader.js';
import { readBankAccounts } from './bank-accounts.js';

const naira = { bank: 'A bank', name: 'Sankofa', number: '0123456789', currencies: ['NGN'] };
const read = (setting?: unknown) => {
  const text = typeof setting === 'string' ? setting : JSON.stringify(setting);
  const reader = new SettingsReader({ BANK_ACCOUNTS: text });
  return { accounts: readBankAccounts(reader), problems: reader.problems };
};

describe('bank accounts', () => {
  it('are a list, each with its currencies', () => {
    const accounts = [naira, { ...naira, currencies: ['ZAR', 'USD'] }];
    expect(read(accounts)).toEqual({ accounts, problems: [] });
  });

  it('are none where nothing is set', () => expect(read()).toEqual({ accounts: [], problems: [] }));

  it.each([
    ['no JSON', '{', 'BANK_ACCOUNTS must be a list in JSON, such as the one in .env.example.'],
    ['no list', naira, 'BANK_ACCOUNTS must be a list in JSON, such as the one in .env.example.'],
    ['half an account', [naira, { ...naira, number: ' ' }], 'BANK_ACCOUNTS names no number for account 2.'],
    [
      'no currencies',
      [{ ...naira, currencies: [] }],
      'BANK_ACCOUNTS names no currencies for account 1: a list such as ["NGN"].',
    ],
    [
      'a strange currency',
      [{ ...naira, currencies: ['EUR'] }],
      'BANK_ACCOUNTS gives account 1 the currency EUR; there are NGN, ZAR, KES, USD.',
    ],
    ['a slip of a key', [{ ...naira, iban: '1' }], 'BANK_ACCOUNTS says iban of account 1, which nothing reads.'],
  ])('are refused at the start with %s', (_, setting, problem) =>
    expect(read(setting)).toEqual({ accounts: [], problems: [problem] }),
  );
});
