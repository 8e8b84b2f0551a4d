import { useEffect, useState } from 'react';
import { asProblem, type Problem } from '../../shared/api/problem';

/** Checks on page load whether a link still works. If the server cannot be reached, the form finds out later. */
export function useLinkCheck(check: (input: { token: string }) => Promise<unknown>, token: string) {
  const [refusal, setRefusal] = useState<Problem>();
  useEffect(() => {
    if (token === '') return;
    let isLeft = false;
    check({ token }).catch((thrown: unknown) => {
      if (!isLeft) setRefusal(asProblem(thrown));
    });
    return () => {
      isLeft = true;
    };
  }, [check, token]);
  return { refusal, setRefusal };
}
