import { useEffect, useState } from 'react';
import type { Answer } from '../api/types';

export type PrivacyDetails = Answer<'/api/reference-data'>['privacy'];

/** Who answers for personal data here, and how long what is kept; undefined until the server has said it. */
export function usePrivacyDetails(): PrivacyDetails | undefined {
  const [details, setDetails] = useState<PrivacyDetails>();
  useEffect(() => {
    const read = async () => {
      const answer = await fetch('/api/reference-data');
      if (answer.ok) setDetails(((await answer.json()) as Answer<'/api/reference-data'>).privacy);
    };
    void read().catch(() => undefined); // the page is complete without them
  }, []);
  return details;
}
