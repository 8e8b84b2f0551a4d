import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { asProblem, type Problem } from './problem';

interface Sent<Input> {
  input: Input;
  key: string;
}

/**
 * Sends a command to the server and asks again for the read models it touches.
 * The same input sent again after a lost answer keeps its key, so that the server carries it out once.
 */
export function useCommand<Input, Output>(send: (input: Input, key: string) => Promise<Output>, touches: string[]) {
  const queries = useQueryClient();
  const unanswered = useRef<{ body: string; key: string }>(undefined);
  const mutation = useMutation<Output, Problem, Sent<Input>>({
    mutationFn: ({ input, key }) => send(input, key),
    retry: (failures, problem) => problem.status === 0 && failures < 2,
    onError: (problem, { input, key }) => {
      unanswered.current = asProblem(problem).isTransient ? { body: JSON.stringify(input), key } : undefined;
    },
    onSuccess: () => {
      unanswered.current = undefined;
    },
    onSettled: () => Promise.all(touches.map((topic) => queries.invalidateQueries({ queryKey: [topic] }))),
  });

  const sendOnce = (input: Input): Promise<Output> => {
    const { body, key } = unanswered.current ?? {};
    return mutation.mutateAsync({ input, key: key && body === JSON.stringify(input) ? key : newKey() });
  };
  return { send: sendOnce, isPending: mutation.isPending };
}

/** A random UUID, also where the page was not served over https and `crypto.randomUUID` is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
