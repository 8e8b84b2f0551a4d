import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type MadeRow, makeStatement } from '../../../../test/support/statement-generator.js';
import { readWords } from '../bank-statements/words.js';
import { referenceKey } from '../card-payments/reference-key.js';
import { paymentReference } from './payment-reference.js';
import { type ClaimedPayment, proposeMatches, type StatementLine } from './statement-matching.js';

const OWN = 'SKXE3D0XQYAE';
const naira = (amount: number) => ({ amount, currency: 'NGN' });

const line = (
  id: string,
  narration: string,
  more: Partial<StatementLine> & { reference?: string } = {},
): StatementLine => {
  const { reference = '' } = more;
  return {
    id,
    money: naira(3_500_000),
    paidOn: '2026-11-20',
    words: readWords(`${reference} ${narration}`),
    ...more,
    reference: referenceKey(reference),
  };
};
const claim = (id: string, reference: string, more: Partial<ClaimedPayment> = {}): ClaimedPayment => ({
  id,
  money: naira(3_500_000),
  claimedOn: '2026-11-19',
  key: referenceKey(reference),
  givenKey: null,
  name: ['ada', 'obi'],
  isPaid: false,
  ...more,
});
const told = (lines: StatementLine[], ...claims: ClaimedPayment[]) =>
  proposeMatches(lines, claims).map(({ kind, claimId, reason }) => [kind, claimId, reason].filter(Boolean).join(' '));

describe('a line', () => {
  const ada = claim('ada', OWN);

  it.each([
    ['as it was asked for', `NIP/FBN/ADA OBI/${OWN}`],
    ['in groups and small letters', 'skxe 3d0x qyae ada'],
    ['with other texts in one word', `TRF${OWN}FBN`],
  ])('is exact with our reference %s', (_, narration) =>
    expect(told([line('1', narration)], ada)).toEqual(['exact ada reference']),
  );

  it('is exact with any reference of ours, whatever letters chance gave it, and with nothing else beside it', () => {
    const ours = Array.from({ length: 2_000 }, (_, n) =>
      paymentReference(createHash('sha256').update(String(n)).digest()),
    );
    const claims = ours.map((reference) => claim(reference, reference, { name: [] }));
    const missed = (lines: StatementLine[]) =>
      proposeMatches(lines, claims).filter(({ id, kind, claimId }) => kind !== 'exact' || claimId !== id);
    expect(missed(ours.map((reference) => line(reference, `NIP ${reference}`)))).toEqual([]);
    expect(missed(ours.map((reference) => line(reference, '', { reference })))).toEqual([]);
  });

  it('is exact with a reference of the bank', () => {
    const bank = claim('ada', 'FT26325-K8Q', { name: [] });
    const likeOurs = claim('zola', 'SKYE12345678', { name: [] });
    expect(told([line('1', 'NIP SKYE12345678')], ada, likeOurs)).toEqual(['exact zola reference']);
    expect(told([line('1', 'NIP FT26325K8Q'), line('2', '', { reference: 'ft26325 k8q' })], bank)).toEqual([
      'exact ada reference',
      'double ada two-rows',
    ]);
  });

  describe('of a claim that names the bank’s reference, and was given ours', () => {
    const both = (id: string, reference: string, more: Partial<ClaimedPayment> = {}) =>
      claim(id, reference, { givenKey: referenceKey(OWN), name: [], ...more });
    const bank = both('bank', 'FT26325-K8Q');
    const ours = line('1', `NIP ${OWN}`);

    it('is exact with either', () => {
      expect(told([ours], bank)).toEqual(['exact bank reference']);
      expect(told([line('1', 'NIP FT26325K8Q')], bank)).toEqual(['exact bank reference']);
      expect(told([line('1', `FT26325K8Q ${OWN}`), line('2', OWN)], bank)).toEqual([
        'exact bank reference',
        'double bank two-rows',
      ]);
    });

    it('is not exact where two claims were given it, or another one carries the bank’s', () => {
      expect(told([ours], bank, both('other', 'FT26325-K9Q'))).toEqual(['unmatched']);
      const other = claim('other', 'FT26325-K9Q', { money: naira(1_000_000), name: [] });
      expect(told([line('1', `FT26325K9Q ${OWN}`)], bank, other)).toEqual(['unmatched other other-amount']);
    });

    it('is of the claim that names ours itself', () =>
      expect(told([ours], bank, ada)).toEqual(['exact ada reference']));

    it('is told where the money is another, in parts or paid before', () => {
      expect(told([line('1', OWN, { money: naira(3_400_000) })], bank)).toEqual(['unmatched bank other-amount']);
      const parts = [naira(3_000_000), naira(500_000)].map((money, i) => line(String(i), OWN, { money }));
      expect(told(parts, bank)).toEqual(['likely bank split', 'likely bank split']);
      expect(told([ours], both('paid', 'FT26325-K8Q', { isPaid: true }))).toEqual(['double paid paid']);
    });
  });

  it.each(['SKXE3D0XQYAF', 'SKXE3D0XQYEA', 'SKXE3D0XQYE', 'SKXE3D00XQYAE'])('is likely with a slip: %s', (typed) =>
    expect(told([line('1', `NIP ${typed}`)], ada)).toEqual(['likely ada slip']),
  );

  it('is not exact where a slip makes a reference that another claim has by chance: its check digit is wrong', () => {
    const typo = claim('typo', 'SKXE3D0XQYAF', { name: ['zola', 'dube'] });
    expect(told([line('1', 'NIP SKXE3D0XQYAF ADA OBI')], ada, typo)).not.toContain('exact typo reference');
  });

  it('is not exact where the money is another', () => {
    expect(told([line('1', OWN, { money: naira(450_000) })], ada)).toEqual(['unmatched ada other-amount']);
    expect(told([line('1', OWN, { money: { amount: 3_500_000, currency: 'ZAR' } })], ada)).toEqual([
      'unmatched ada other-amount',
    ]);
  });

  it('is likely by amount, date and the whole name', () => {
    expect(told([line('1', 'TRANSFER FROM OBI ADA')], ada)).toEqual(['likely ada name']);
    expect(told([line('1', 'TRANSFER FROM OBI CHIDI')], ada)).toEqual(['unmatched']);
    expect(told([line('1', 'TRANSFER FROM OBI ADA', { paidOn: '2026-11-29' })], ada)).toEqual(['unmatched']);
    expect(told([line('1', 'ADA OBI')], ada, claim('other', 'T-778899'))).toEqual(['unmatched']);
  });

  it('is double where the claim is paid', () => {
    expect(told([line('1', OWN)], claim('ada', OWN, { isPaid: true }))).toEqual(['double ada paid']);
  });

  it('is double where an earlier one pays the claim, in whatever order they are listed', () => {
    const lines = [line('1', OWN, { paidOn: '2026-11-21' }), line('2', OWN), line('3', 'ADA OBI')];
    expect(told(lines, ada)).toEqual(['double ada two-rows', 'exact ada reference', 'double ada two-rows']);
  });

  it('is likely as a part of what adds up to the claim', () => {
    const parts = [line('1', OWN, { money: naira(3_000_000) }), line('2', 'OBI ADA', { money: naira(500_000) })];
    expect(told(parts, ada)).toEqual(['likely ada split', 'likely ada split']);
    expect(told(parts.slice(0, 1), ada)).toEqual(['unmatched ada other-amount']);
  });

  it('finds nobody by a word that people type as a reference, nor by what many lines carry', () => {
    expect(told([line('1', '', { reference: 'transfer' })], claim('ada', 'Transfer', { name: [] }))).toEqual([
      'unmatched',
    ]);
    const account = claim('ada', '0123456789', { name: [] });
    const lines = Array.from({ length: 4 }, (_, i) => line(String(i), 'TRF TO 0123456789'));
    expect(told(lines, account)).toEqual(Array(4).fill('unmatched'));
  });
});

describe('generated months', () => {
  it.each([1, 2, 3, 4, 5])('are matched as promised: seed %i', (seed) => {
    const { precision, recall } = measure(seed);
    expect(precision.exact).toBe(1);
    expect(precision.likely).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  it('are matched the same way each time', () => {
    const { lines, claims } = read(1);
    expect(proposeMatches(lines, claims)).toEqual(proposeMatches(lines, claims));
  });
});

function read(seed: number) {
  const { claims, rows } = makeStatement(seed);
  return {
    rows,
    claims: claims.map(({ reference, name, ...more }) => ({
      ...more,
      key: referenceKey(reference),
      givenKey: null,
      name: readWords(name),
      isPaid: false,
    })),
    lines: rows.map(({ narration, amount, ...more }, i) =>
      line(String(i), narration, { ...more, money: naira(amount) }),
    ),
  };
}

/** Precision: the share of proposed rows that pay their claim. Recall: the share of paid claims that a row names. */
function measure(seed: number) {
  const { rows, lines, claims } = read(seed);
  const proposals = proposeMatches(lines, claims).map((proposal, i) => ({ ...proposal, row: rows[i] as MadeRow }));
  const precisionOf = (kind: string): number => {
    const some = proposals.filter((proposal) => proposal.kind === kind);
    return some.filter(({ row, claimId }) => row.of === claimId).length / some.length;
  };
  const right = proposals.filter(({ kind, row, claimId }) => /exact|likely/.test(kind) && row.of === claimId);
  const paid = new Set(rows.flatMap(({ of }) => of ?? []));
  const found = new Set(right.map(({ claimId }) => claimId));
  const wasTwice = proposals.filter(
    ({ kind, claimId }, i) =>
      kind === 'exact' && proposals.findIndex((other) => other.kind === 'exact' && other.claimId === claimId) !== i,
  );
  expect(wasTwice).toEqual([]);
  return { precision: { exact: precisionOf('exact'), likely: precisionOf('likely') }, recall: found.size / paid.size };
}
