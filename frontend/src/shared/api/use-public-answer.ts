import { useEffect, useState } from 'react';
import type { Answer, PathWith } from './types';

/** The answer of a public route, undefined until it arrives. Public pages must be complete without it. */
export function usePublicAnswer<P extends PathWith<'get'>>(path: P): Answer<P> | undefined {
  const [answer, setAnswer] = useState<Answer<P>>();
  useEffect(() => {
    const read = async () => {
      const response = await fetch(path);
      if (response.ok) setAnswer((await response.json()) as Answer<P>);
    };
    void read().catch(() => undefined);
  }, [path]);
  return answer;
}
