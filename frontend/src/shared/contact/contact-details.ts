import { useEffect, useState } from 'react';
import type { Answer } from '../api/types';

/** Each day's brief names the network itself. */
export type ContactDetails = Omit<Answer<'/api/reference-data'>['contact'], 'networkUrl'>;

export const NOT_CONFIGURED: ContactDetails = {
  email: null,
  phone: null,
  hours: null,
  answerTime: null,
  supportChat: null,
  supervisorChats: { nigeria: null, 'south africa': null },
  socialUrl: null,
  addresses: { admin: null, operations: null, sandton: null },
  bankAccounts: [],
  cardPaymentUrl: null,
  sendsMail: false,
};
/** Another object than NOT_CONFIGURED, so that a failed request can be told from one still under way. */
const NOT_REACHED: ContactDetails = { ...NOT_CONFIGURED };
let known: Promise<ContactDetails> | undefined;

/** The contact details of this installation. Public pages must be complete without them. */
export function useContactDetails(): ContactDetails {
  const [details, setDetails] = useState(NOT_CONFIGURED);
  useEffect(() => {
    void contactDetails().then(setDetails);
  }, []);
  return details;
}

/** Whether the server answered. Only then does a missing value mean that it is not set. */
export const areKnown = (details: ContactDetails): boolean => !areAwaited(details) && details !== NOT_REACHED;

export const areAwaited = (details: ContactDetails): boolean => details === NOT_CONFIGURED;

/** Whether a card is paid on our own page, which confirms it; another one leaves that to staff. */
export const hasOwnCardPage = ({ cardPaymentUrl }: ContactDetails): boolean => cardPaymentUrl === '/card-payment';

/** Requested once; after a failure, again by the next page that needs them. */
export function contactDetails(): Promise<ContactDetails> {
  known ??= fetchContactDetails().catch(() => {
    known = undefined;
    return NOT_REACHED;
  });
  return known;
}

async function fetchContactDetails(): Promise<ContactDetails> {
  const answer = await fetch('/api/reference-data');
  if (!answer.ok) throw new Error(`The contact details were answered with ${answer.status}.`);
  const { contact } = (await answer.json()) as { contact?: Partial<ContactDetails> };
  return { ...NOT_CONFIGURED, ...contact };
}
