/** What an invitation is called, by its status. */
export const statusWords: Record<string, string> = {
  open: 'Asked',
  accepted: 'Said yes',
  declined: 'Said no',
  lapsed: 'Did not answer',
  withdrawn: 'Not open to work any more',
  ended: 'The business cannot hire any more',
  agreed: 'Both said yes',
  refused: 'Not chosen',
  started: 'Work has started',
  disputed: 'Our team looks at a problem',
  finished: 'Work is finished',
  brokenOff: 'Work is broken off',
};

/** What happened to a request, by the event. */
export const stepWords: Record<string, string> = {
  HireRequested: 'You asked',
  HireRequestApproved: 'We approved it',
  HireRequestRejected: 'We rejected it',
  CreatorInvited: 'A creator was asked',
  InvitationAccepted: 'A creator said yes',
  InvitationDeclined: 'A creator said no',
  InvitationLapsed: 'A creator did not answer in time',
  InvitationWithdrawn: 'A creator is not open to work any more',
  BusinessAccepted: 'You said yes',
  BusinessDeclined: 'You said no',
};
