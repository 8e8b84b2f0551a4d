import type { Money } from './money.js';
import { canonicalReference, hasRightCheckDigit, isOwnReference } from './payment-reference.js';
import { isOneSlipApart, keysAround } from './slips.js';

/** An incoming payment of a bank. `words` are all its texts, in order, lower-case and without diacritics. */
export interface StatementLine {
  readonly id: string;
  readonly money: Money;
  readonly paidOn: string;
  readonly reference: string;
  readonly words: readonly string[];
}

/** A payment that a member reported, or that was confirmed. `name` has words like those of a line. */
export interface ClaimedPayment {
  readonly id: string;
  readonly money: Money;
  readonly claimedOn: string;
  /** The reference, normalised for comparing. */
  readonly key: string;
  /** That of ours to pay under, where the member told the bank's. */
  readonly givenKey: string | null;
  readonly name: readonly string[];
  readonly isPaid: boolean;
}

export const proposalKinds = ['exact', 'likely', 'double', 'unmatched'] as const;
type ProposalKind = (typeof proposalKinds)[number];
export const proposalReasons = ['reference', 'slip', 'name', 'split', 'paid', 'two-rows', 'other-amount'] as const;
export type ProposalReason = (typeof proposalReasons)[number];

export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly claimId: string | null;
  readonly reason: ProposalReason | null;
}

const MAX_DAYS_APART = 7;
const MAX_JOINED_WORDS = 6;
const MAX_SPLIT_ROWS = 5;
const MIN_SLIP_LENGTH = 8;
const MAX_ROWS_OF_REFERENCE = 3;
const DAY_MS = 86_400_000;

/** The claims that a line may pay, by the kind of evidence. */
interface Reading {
  readonly line: StatementLine;
  readonly exact: readonly ClaimedPayment[];
  readonly given: readonly ClaimedPayment[];
  readonly slipped: readonly ClaimedPayment[];
  readonly named: readonly ClaimedPayment[];
}

/** Proposes one claim for each line. A claim is proposed for one line, or for lines that add up to it. */
export function proposeMatches(lines: readonly StatementLine[], claims: readonly ClaimedPayment[]): Proposal[] {
  const readings = withoutCommon(readLines(lines, claims));
  const proposals = new Map<string, Proposal>();
  const taken = new Set<string>();
  const propose = ({ line }: Reading, claim: ClaimedPayment, kind: ProposalKind, reason: ProposalReason): void => {
    proposals.set(line.id, { id: line.id, kind, claimId: claim.id, reason });
    if (kind === 'exact' || kind === 'likely') taken.add(claim.id);
  };
  const proposeOne = (reading: Reading, claim: ClaimedPayment, kind: ProposalKind, reason: ProposalReason): void => {
    if (claim.isPaid) propose(reading, claim, 'double', 'paid');
    else if (taken.has(claim.id)) propose(reading, claim, 'double', 'two-rows');
    else propose(reading, claim, kind, reason);
  };
  for (const reading of readings) {
    const claim = onlyOf(fitting(reading.exact, reading.line));
    if (claim) proposeOne(reading, claim, 'exact', 'reference');
  }
  const rest = () => readings.filter(({ line }) => !proposals.has(line.id));
  for (const reading of rest()) {
    const claim = onlyOf(unique([...reading.exact, ...reading.given]));
    if (claim && fitting([claim], reading.line).length > 0) proposeOne(reading, claim, 'exact', 'reference');
  }
  for (const reading of rest()) {
    const slipped = onlyOf(fitting(reading.slipped, reading.line));
    const claim = slipped ?? onlyOf(fitting(reading.named, reading.line));
    if (claim) proposeOne(reading, claim, 'likely', slipped ? 'slip' : 'name');
  }
  const isOpen = ({ id, isPaid }: ClaimedPayment): boolean => !isPaid && !taken.has(id);
  for (const [claim, parts] of splitsOf(rest(), isOpen))
    for (const part of parts) propose(part, claim, 'likely', 'split');
  for (const reading of rest()) {
    const claim = onlyOf(reading.exact) ?? onlyOf(reading.given) ?? onlyOf(reading.slipped);
    if (claim) propose(reading, claim, claim.isPaid ? 'double' : 'unmatched', claim.isPaid ? 'paid' : 'other-amount');
  }
  return lines.map(({ id }) => proposals.get(id) ?? { id, kind: 'unmatched', claimId: null, reason: null });
}

/** Sorted by day of payment, so that the second of two payments is the double one. */
function readLines(lines: readonly StatementLine[], claims: readonly ClaimedPayment[]): Reading[] {
  const byKey = Map.groupBy(claims, ({ key }) => canonicalKey(key));
  const byGivenKey = Map.groupBy(claims, ({ givenKey }) => canonicalKey(givenKey ?? ''));
  const slippedFrom = findSlips(claims);
  const byName = Map.groupBy(claims, ({ name }) => name.at(-1) ?? '');
  return lines
    .toSorted((a, b) => a.paidOn.localeCompare(b.paidOn))
    .map((line): Reading => {
      const named = unique(line.words.flatMap((word) => byName.get(word) ?? [])).filter((claim) =>
        isNamed(claim, line),
      );
      const texts = unique([...joinedWords(line.words), ...ownReferencesIn(line.words)]);
      const telling = [canonicalKey(line.reference), ...texts.filter(isFoundAmongWords)].filter(
        (text) => isTelling(text) || (isOwnReference(text) && slippedFrom(text).length === 0),
      );
      const exact = unique(telling).flatMap((text) => byKey.get(text) ?? []);
      const given = unique(telling).flatMap((text) => byGivenKey.get(text) ?? []);
      const slipped = unique(texts.flatMap(slippedFrom));
      return {
        line,
        exact,
        given,
        slipped: slipped.filter((claim) => isOwnReference(claim.key) || named.includes(claim)),
        named,
      };
    });
}

/** Answers a function that finds the claims whose reference is one slip from a text. */
function findSlips(claims: readonly ClaimedPayment[]): (text: string) => ClaimedPayment[] {
  const byKey = new Map<string, ClaimedPayment[]>();
  const lengths = new Set<number>();
  for (const claim of claims.filter(({ key }) => key.length >= MIN_SLIP_LENGTH)) {
    const own = canonicalKey(claim.key);
    for (const key of keysAround(own)) byKey.set(key, [...(byKey.get(key) ?? []), claim]);
    for (const more of [-1, 0, 1]) lengths.add(own.length + more);
  }
  return (text) =>
    lengths.has(text.length)
      ? keysAround(text)
          .flatMap((key) => byKey.get(key) ?? [])
          .filter((claim) => isOneSlipApart(canonicalKey(claim.key), text))
      : [];
}

/** Ignores references that many lines have, such as our account number. */
function withoutCommon(readings: readonly Reading[]): Reading[] {
  const found = readings.flatMap(({ exact }) => exact.filter(({ key }) => !isOwnReference(key)));
  const counts = Map.groupBy(found, (claim) => claim);
  const isCommon = (claim: ClaimedPayment): boolean => (counts.get(claim)?.length ?? 0) > MAX_ROWS_OF_REFERENCE;
  return readings.map((reading) => ({ ...reading, exact: reading.exact.filter((claim) => !isCommon(claim)) }));
}

/** Lines that add up to a claim. Each must point to this claim alone. */
function splitsOf(
  readings: readonly Reading[],
  isOpen: (claim: ClaimedPayment) => boolean,
): [ClaimedPayment, Reading[]][] {
  const claimOf = ({ exact, given, slipped, named, line }: Reading): ClaimedPayment | undefined =>
    [exact, given, slipped, named]
      .map((claims) => claims.filter((claim) => isOpen(claim) && isPartOf(line.money, claim.money)))
      .map(onlyOf)
      .find((claim) => claim !== undefined);
  return [...Map.groupBy(readings, claimOf)].flatMap(([claim, parts]) => {
    if (!claim || parts.length < 2 || parts.length > MAX_SPLIT_ROWS) return [];
    const sum = parts.reduce((total, { line }) => total + line.money.amount, 0);
    return sum === claim.money.amount ? [[claim, parts] as [ClaimedPayment, Reading[]]] : [];
  });
}

const isPartOf = (part: Money, whole: Money): boolean => part.currency === whole.currency && part.amount < whole.amount;

const fitting = (claims: readonly ClaimedPayment[], { money }: StatementLine): ClaimedPayment[] =>
  claims.filter((claim) => claim.money.amount === money.amount && claim.money.currency === money.currency);

/** Whether the line has every word of the name, on a day close to the claim. */
function isNamed({ name, claimedOn }: ClaimedPayment, { words, paidOn }: StatementLine): boolean {
  const days = Math.abs(Date.parse(paidOn) - Date.parse(claimedOn)) / DAY_MS;
  return name.length > 1 && days <= MAX_DAYS_APART && name.every((word) => words.includes(word));
}

/** Excludes words without digits, such as “transfer”, and mistyped references of ours. */
const isTelling = (text: string): boolean =>
  isOwnReference(text) ? hasRightCheckDigit(text) : /\d/.test(text) && text.length >= 3;

/** Excludes amounts, dates and house numbers, which also occur in texts about others. */
function isFoundAmongWords(text: string): boolean {
  if (isOwnReference(text)) return true;
  return /\D/.test(text) ? text.length >= 6 && text.replaceAll(/\D/g, '').length >= 2 : text.length >= 10;
}

/** Corrects mistyped digits of our references. Other references stay as they are. */
const canonicalKey = (key: string): string =>
  OWN_LENGTHS.has(key.length) && isOwnReference(key) ? canonicalReference(key).toLowerCase() : key;

/** The length of our references, and one letter more or less. Skips most words quickly. */
const OWN_LENGTHS = new Set([11, 12, 13]);

/** Joins neighbouring words, as references are written in groups. */
const joinedWords = (words: readonly string[]): string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_JOINED_WORDS, words.length - from) }, (_, n) =>
      canonicalKey(words.slice(from, from + n + 1).join('')),
    ),
  );

/** Finds references of ours that the bank joined with other texts. */
export function ownReferencesIn(words: readonly string[]): string[] {
  const text = canonicalReference(words.join('')).toLowerCase();
  return [...text.matchAll(/(?=(sk[a-z0-9]{10}))/g)].map(([, reference = '']) => reference).filter(hasRightCheckDigit);
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
const onlyOf = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
