import { useEffect, useState } from 'react';
import { asProblem, type Problem } from '../../shared/api/problem';

/** Whether a link still works is asked as its page opens; where nobody can be asked, its form finds out. */
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
