import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asProblem, type Problem } from './problem';
import { answered, keyOf } from './unanswered';

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
  const mutation = useMutation<Output, Problem, Sent<Input>>({
    mutationFn: ({ input, key }) => send(input, key),
    retry: (failures, problem) => problem.status === 0 && failures < 2,
    onError: (problem, { input }) => {
      if (!asProblem(problem).isTransient) answered(send, input);
    },
    onSuccess: (_, { input }) => answered(send, input),
    onSettled: () => Promise.all(touches.map((topic) => queries.invalidateQueries({ queryKey: [topic] }))),
  });

  const sendOnce = (input: Input) => mutation.mutateAsync({ input, key: keyOf(send, input) });
  return { send: sendOnce, isPending: mutation.isPending };
}
