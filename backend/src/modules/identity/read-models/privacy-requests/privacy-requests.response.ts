import { pick } from '../../../../platform/event-sourcing/index.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, TextProp } from '../../../../platform/http/props.js';
import { privacyRequestChannels, privacyRequestKinds } from '../../domain/privacy-requests.events.js';
import type { PrivacyRequestRow } from './privacy-requests.row.js';

const nullable = { nullable: true };
const outcomes = ['answered', 'taken', 'withdrawn', 'erased'] as const;
type Outcome = (typeof outcomes)[number];

export class PrivacyRequestFields {
  @ChoiceProp(privacyRequestKinds) kind: PrivacyRequestRow['kind'];
  @ChoiceProp(privacyRequestChannels, { description: 'How it came.' }) channel: PrivacyRequestRow['channel'];
  @DateTimeProp() receivedAt: Date;
  @DateTimeProp({ description: 'When the law wants an answer.' }) dueAt: Date;
  @DateTimeProp(nullable) answeredAt: Date | null;
  @ChoiceProp(outcomes, {
    ...nullable,
    description: 'How it ended, null while it waits: with an answer of staff, with data that the member took, or so.',
  })
  outcome: Outcome | null;
  @TextProp(nullable) answer: string | null;
}

class OwnPrivacyRequest extends PrivacyRequestFields {
  @IdProp() id: string;
}

export class OwnPrivacyRequestPage extends pageResponse(OwnPrivacyRequest) {}

export const showPrivacyRequest = (row: PrivacyRequestRow) => ({
  ...pick(row, ['kind', 'channel', 'receivedAt', 'dueAt', 'answeredAt', 'answer']),
  outcome: outcomeOf(row),
});

/** An erasure ends whatever its member asked. */
function outcomeOf({ answeredAt, answer, handlerId, memberId, kind }: PrivacyRequestRow): Outcome | null {
  if (!answeredAt) return null;
  if (answer !== null) return 'answered';
  if (handlerId !== memberId) return 'erased';
  return kind === 'erasure' ? 'withdrawn' : 'taken';
}
