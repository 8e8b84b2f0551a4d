import { useEffect, useState } from 'react';
import type { Answer } from '../api/types';

export type ContactDetails = Answer<'/api/reference-data'>['contact'];

const NOT_CONFIGURED: ContactDetails = {
  email: null,
  phone: null,
  supportChat: null,
  supervisorChats: { nigeria: null, 'south africa': null },
  socialUrl: null,
  addresses: { admin: null, operations: null, sandton: null },
  bankAccount: null,
  cardPaymentUrl: null,
};
let known: Promise<ContactDetails> | undefined;

/** The numbers and addresses of this installation; public pages are complete without them. */
export function useContactDetails(): ContactDetails {
  const [details, setDetails] = useState(NOT_CONFIGURED);
  useEffect(() => {
    known ??= fetchContactDetails();
    void known.then(setDetails);
  }, []);
  return details;
}

async function fetchContactDetails(): Promise<ContactDetails> {
  try {
    const answer = await fetch('/api/reference-data');
    if (!answer.ok) return NOT_CONFIGURED;
    const { contact } = (await answer.json()) as { contact?: Partial<ContactDetails> };
    return { ...NOT_CONFIGURED, ...contact };
  } catch {
    return NOT_CONFIGURED;
  }
}
