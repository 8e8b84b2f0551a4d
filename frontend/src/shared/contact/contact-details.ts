import { useEffect, useState } from 'react';

export interface ContactDetails {
  supportChat: string | null;
  socialUrl: string | null;
}

const NOT_CONFIGURED: ContactDetails = { supportChat: null, socialUrl: null };
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
