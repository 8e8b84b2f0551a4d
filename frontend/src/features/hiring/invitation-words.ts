import { dateTime } from '../../shared/format';
import type { HireRequestFile } from './api/hire-request-file.query';

/** The statuses of an invitation, for staff and businesses. */
export const statusWords: Record<string, string> = {
  open: 'Asked',
  accepted: 'Said yes',
  declined: 'Said no',
  lapsed: 'Did not answer',
  withdrawn: 'Not open to work any more',
  ended: 'The business did not go on',
  recalled: 'Withdrawn before an answer',
  agreed: 'Both said yes',
  refused: 'Not chosen',
  started: 'Work has started',
  disputed: 'Our team looks at a problem',
  finished: 'Work is finished',
  brokenOff: 'Work is broken off',
};

/** The statuses, for the invited creator. */
export const ownStatusWords: Record<string, string> = {
  ...statusWords,
  open: 'Waits for your answer',
  accepted: 'You said yes',
  declined: 'You said no',
  lapsed: 'You did not answer',
  withdrawn: 'You were not open to work any more',
};

/** The events of a request, for its business. */
export const stepWords: Record<string, string> = {
  HireRequested: 'You asked',
  HireRequestApproved: 'We approved it',
  HireRequestRejected: 'We rejected it',
  HireRequestWithdrawn: 'You withdrew it',
  CreatorInvited: 'A creator was asked',
  InvitationAccepted: 'A creator said yes',
  InvitationDeclined: 'A creator said no',
  InvitationLapsed: 'A creator did not answer in time',
  InvitationWithdrawn: 'A creator is not open to work any more',
  InvitationEnded: 'You did not answer a creator in time',
  InvitationRecalled: 'An invitation was withdrawn before an answer',
  BusinessAccepted: 'You said yes',
  BusinessDeclined: 'You said no',
};

const afterwards: Record<string, string> = {
  declined: 'You stay open to work, and other businesses can ask you.',
  lapsed: 'Its three days are over. You stay open to work, and other businesses can ask you.',
  withdrawn: 'You were not open to work any more. Say below that you are, and businesses can ask you again.',
  ended: 'You have nothing to do. You stay open to work, and other businesses can ask you.',
  recalled: 'It was withdrawn before you answered. You stay open to work, and other businesses can ask you.',
  refused: 'The business chose somebody else. You stay open to work, and other businesses can ask you.',
};

/** What comes next for a creator after her answer, or after her invitation has ended. */
export const nextForCreator = (status: string, lapsesAt: string): string | undefined =>
  status === 'accepted'
    ? `The business is told. It says yes or no next, by ${dateTime(lapsesAt)}. After that you are free again.`
    : afterwards[status];

const underWay = ['agreed', 'started', 'disputed'];

/** The state of a request, and what its business waits for or does next. */
export function standingOf({ status, creators, places, taken, mayChoose }: HireRequestFile): string {
  if (status === 'pending') return 'Our team reads your request first. You are told as soon as it is approved.';
  if (status === 'rejected')
    return 'We did not approve this request. Your list of requests says why, and takes a new one.';
  if (status === 'withdrawn') return 'You withdrew this request. You can send another one.';
  const first = (wanted: string) =>
    creators.flatMap(({ status: one, dueAt }) => (one === wanted && dueAt ? [dueAt] : [])).toSorted()[0];
  const [toAnswer, open] = [first('accepted'), first('open')];
  if (toAnswer)
    return `A creator said yes and waits for you. Answer by ${dateTime(toAnswer)}; then the creator is free again.`;
  if (taken >= places && creators.every(({ status: one }) => !underWay.includes(one)))
    return 'All work is over. Below, say how it was, if you have not yet. For more work, send another request.';
  if (taken >= places) return 'All places are taken. Below, both sides say when work starts and when it is finished.';
  if (open) return `Creators are asked. The first has until ${dateTime(open)} to answer, and we ask others in turn.`;
  if (mayChoose) return 'You choose whom to ask: creators who fit appear below. Each has three days to answer.';
  if (creators.length > 0) return 'Nobody who was asked is left for the open places. Our team looks for others.';
  return 'Our team looks for creators who fit. You are told as soon as one says yes.';
}
