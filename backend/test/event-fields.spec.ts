import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/**
 * Why an event field may stay in the log in clear text, even after an erasure. A field that is not listed must be
 * declared personal in its *.events.ts. `Event.field` means one event, `field` means all.
 */
const freeFields: Readonly<Record<string, readonly string[]>> = {
  'a choice from a closed list, chosen by the member': [
    ...[
      'country',
      'state',
      'department',
      'membershipType',
      'qualification',
      'numberOfInterns',
      'jobDuration',
      'workType',
    ],
    ...[
      'isListed',
      'plan',
      'item',
      'currency',
      'toolName',
      'topicSlug',
      'marketingConsent',
      'channel',
      'channels',
      'LoanRequested.amount',
    ],
  ],
  'a decision of staff or of the product, from a closed list': [
    'mayIssueAgain',
    'PrivacyRequestRecorded.kind',
    ...[
      'milestone',
      'outcome',
      'role',
      'origin',
      'PersonalDataErased.purpose',
      'ContactListGenerated.purpose',
      'by',
      'DecidedTogether.decision',
      'statementRow',
    ],
    'rights',
    ...['step', 'about', 'isAllowed', 'OrderStatusKept.status'],
    ...['ProUpgraded.source', 'ProgramFeeSubmitted.source', 'PointsAwarded.source', 'paymentOf', 'way'],
  ],
  'a number or a date that the product computes or counts': [
    ...[
      'points',
      'total',
      'delta',
      'applied',
      'attempt',
      'dayNumber',
      'weekNumber',
      'day',
      'selfRating',
      'count',
      'daysBefore',
    ],
    ...[
      'receivedOn',
      'left',
      'recoveryCodes',
      'validUntil',
      'approvedAt',
      'version',
      'generation',
      'since',
      'price',
      'privacyNotice',
      'terms',
      'wording',
    ],
    ...['anchorDay', 'CardPaymentRefunded.amount', 'CardPaymentDisputed.amount', 'isWhole', 'takesProBack'],
    ...['ProgramFeeConfirmed.amount', 'ofFee', 'ReceiptIssued.number', 'ReceiptIssued.amount'],
    ...['ReceiptCancelled.number', 'ReceiptCancelled.amount', 'year', 'paidAt', 'returnedAt'],
    ...['OrderPaymentClaimed.amount', 'paidOn', 'paidAmount', 'OrderPaid.amount', 'OrderPaymentReturned.amount'],
    ...['CardCheckoutOpened.amount'],
    ...['ProgramFeeMismatched.amount', 'ProgramFeeSubmitted.amount', 'formerPoints', 'gained'],
    ...['StatementImported.rows', 'StatementRowMatched.row', 'StatementRowMatched.amount'],
    ...['expiresAt', 'startedAt', 'finishedAt', 'lapsesAt', 'answerBy', 'placesTaken', 'isAnswered'],
    ...['asAgreed', 'understanding', 'again', 'isLinkShown'],
    ...['AccessLogSealed.number', 'AccessLogSealed.mark', 'AccessLogSealed.keepDays'],
  ],
  'the number of an account of the business’s own': ['StatementImported.account'],
  'a digest of a salted hash, by which nobody is found and no password guessed': ['passwordDigest'],
  'the hash of 256 random bits, from which nobody makes a link': ['tokenHash'],
  'drawn at random, and known to whoever is shown the certificate': [
    'CertificateIssued.number',
    'CertificateRevoked.number',
  ],
  'a digest over a secret salt, which goes with the name': ['nameDigest'],
  'an id that means nothing outside this log': [
    'appraisalId',
    'claimId',
    'ids',
    'jobId',
    'memberId',
    'orderId',
    'parkedStream',
    'invitationId',
    'creatorId',
    'creatorIds',
    'paymentId',
    'tokenId',
    'requestId',
    'deliveryId',
  ],
  'work of staff on the product, without a word about a member': [
    ...['action', 'consumer', 'feature', 'queue', 'texts', 'filters', 'view', 'ViewSaved.name', 'ViewRemoved.name'],
    'isShared',
    'setting',
    'value',
    ...['url', 'types', 'WebhookPaused.reason'],
    ...[
      'MemberImported.source',
      'MemberImported.batch',
      'ParkedEventDiscarded.reason',
      'QueueHandled.reason',
      'ConsumerPaused.reason',
      'until',
    ],
  ],
};

interface Field {
  readonly event: string;
  readonly name: string;
  readonly isPersonal: boolean;
  readonly isInternal: boolean;
}

/** Whoever verifies a certificate needs it. */
const shownDigests = ['nameDigest'];

/** Reads the catalogue, which is generated from the registry and the types. */
function fieldsIn(catalogue: string): Field[] {
  return catalogue.split(/^\*\*/m).flatMap((section) => {
    const event = /^(\w+)\*\* \(version/.exec(section)?.[1];
    if (event === undefined) return [];
    const lines = [...section.matchAll(/^- `(\w+)\??: [^`]*`(.*)$/gm)];
    return lines.map(([, name = '', marks = '']) => ({
      event,
      name,
      isPersonal: marks.includes('🔒'),
      isInternal: marks.includes('internal'),
    }));
  });
}

function undeclared(fields: readonly Field[]): string[] {
  const free = new Set(Object.values(freeFields).flat());
  const isFree = ({ event, name }: Field) => free.has(name) || free.has(`${event}.${name}`);
  return fields.filter((field) => !field.isPersonal && !isFree(field)).map(({ event, name }) => `${event}.${name}`);
}

const fields = fieldsIn(readFileSync(resolve(import.meta.dirname, '../../docs/event-catalogue.md'), 'utf8'));

describe('each field of every event', () => {
  it('is personal, or may stay in clear text for a reason', () => expect(undeclared(fields)).toEqual([]));

  it('is missed when it is neither', () =>
    expect(
      undeclared(fieldsIn('**ProfileEdited** (version 1)\n\n- `headline?: string`\n- `phone?: string` (🔒 contact)\n')),
    ).toEqual(['ProfileEdited.headline']));

  it('is internal where it is made of a secret', () => {
    const made = fields.filter(({ name }) => /(Digest|Hash)$/.test(name) && !shownDigests.includes(name));
    expect(made.map(({ name }) => name)).toContain('passwordDigest');
    expect(made.filter(({ isInternal }) => !isInternal)).toEqual([]);
  });

  it('is listed only as long as there is such a field in clear text', () => {
    const inClearText = fields.filter(({ isPersonal }) => !isPersonal);
    const names = new Set(inClearText.flatMap(({ event, name }) => [name, `${event}.${name}`]));
    expect(
      Object.values(freeFields)
        .flat()
        .filter((name) => !names.has(name)),
    ).toEqual([]);
  });
});
