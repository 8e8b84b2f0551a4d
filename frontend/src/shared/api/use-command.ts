import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Problem } from './problem';
import { keyOf, sendUnderKey } from './unanswered';

/**
 * Sends a command to the server and asks again for the read models it touches.
 * The same input sent again after a lost answer keeps its key, so that the server carries it out once; while it is on
 * its way, as after a double click, it is not sent again at all.
 */
export function useCommand<Input, Output>(send: (input: Input, key: string) => Promise<Output>, touches: string[]) {
  const queries = useQueryClient();
  const underWay = useRef(new Map<string, Promise<Output>>());
  const mutation = useMutation<Output, Problem, Input>({
    mutationFn: (input) => sendUnderKey(send, input),
    retry: (failures, problem) => problem.status === 0 && failures < 2,
    onSettled: () => Promise.all(touches.map((topic) => queries.invalidateQueries({ queryKey: [topic] }))),
  });

  const sendOnce = (input: Input): Promise<Output> => {
    const key = keyOf(send, input);
    const sent = underWay.current.get(key);
    if (sent) return sent;
    const sending = mutation.mutateAsync(input).finally(() => underWay.current.delete(key));
    underWay.current.set(key, sending);
    return sending;
  };
  return { send: sendOnce, isPending: mutation.isPending };
}
