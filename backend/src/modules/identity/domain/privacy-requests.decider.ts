import { type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { NoteOwnData, PrivacyRequestCommand } from './privacy-requests.commands.js';
import type { PrivacyRequestEvent } from './privacy-requests.events.js';
import { privacyRequestRefusals } from './privacy-requests.refusals.js';

export interface PrivacyRequests {
  readonly openAccess: readonly string[];
  readonly answered: readonly string[];
  /** The day of the last download. */
  readonly ownDataOn: string | null;
}

/** A request for erasure that was made in the app is in the member's own stream. Its id is the member's. */
export const privacyRequestsDecider: Decider<PrivacyRequests, PrivacyRequestCommand, PrivacyRequestEvent> = {
  initial: { openAccess: [], answered: [], ownDataOn: null },
  decide: (command, requests) => {
    if (command.type === 'NoteOwnData') return noteOwnData(command, requests);
    if (requests.answered.includes(command.data.requestId))
      throw new DomainError(privacyRequestRefusals.PRIVACY_REQUEST_ANSWERED);
    switch (command.type) {
      case 'RecordPrivacyRequest':
        return [{ type: 'PrivacyRequestRecorded', data: command.data }];
      case 'TakePrivacyRequest':
        return [{ type: 'PrivacyRequestTaken', data: command.data }];
      case 'AnswerPrivacyRequest':
        return [{ type: 'PrivacyRequestAnswered', data: command.data }];
    }
  },
  evolve: (requests, { type, data }) => {
    const { openAccess, answered } = requests;
    const { requestId } = data;
    if (type === 'PrivacyRequestAnswered')
      return {
        ...requests,
        openAccess: openAccess.filter((id) => id !== requestId),
        answered: [...answered, requestId],
      };
    if (type === 'PrivacyRequestTaken' || data.kind !== 'access') return requests;
    const ownDataOn = data.channel === 'app' ? data.receivedOn : requests.ownDataOn;
    return { ...requests, openAccess: [...openAccess, requestId], ownDataOn };
  },
};

/** Recorded once a day, so that a member who downloads often counts as one request. */
function noteOwnData({ data: { requestId, today } }: NoteOwnData, { openAccess, ownDataOn }: PrivacyRequests) {
  const answers = (id: string): PrivacyRequestEvent => ({ type: 'PrivacyRequestAnswered', data: { requestId: id } });
  if (openAccess.length > 0) return openAccess.map(answers);
  if (ownDataOn === today) return [];
  const data = { requestId, kind: 'access', channel: 'app', receivedOn: today } as const;
  return [{ type: 'PrivacyRequestRecorded', data } as const, answers(requestId)];
}
