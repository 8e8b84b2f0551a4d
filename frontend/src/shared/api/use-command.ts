import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ToastCode } from '../messages';
import { toast, toastProblem } from '../ui/toast';
import { asProblem, type Problem } from './problem';
import { keyOf, sendCommand } from './send-command';

const retryDelaysMs = [1_000, 2_000];

export interface CommandOptions<Input, Output> {
  touches?: readonly string[];
  onDone?: (output: Output, input: Input) => void;
  done?: ToastCode | undefined | ((output: Output) => ToastCode);
  /** Makes the command that undoes this one; the toast offers it for a while. */
  undo?: (output: Output, input: Input) => (() => Promise<unknown>) | undefined;
  onFailed?: (problem: Problem) => void;
  /** The toast's code for a failure. Without it the caller reports the failure. */
  failed?: ToastCode | ((problem: Problem) => ToastCode | undefined);
}

/** Drops an equal command while one is under way. `run` returns undefined on a failure, `send` throws it. */
export function useCommand<Input, Output>(
  send: (input: Input, key: string) => Promise<Output>,
  { touches = [], onDone, done, undo, onFailed, failed }: CommandOptions<Input, Output> = {},
) {
  const queries = useQueryClient();
  const underWay = useRef(new Map<string, Promise<Output>>());
  const mutation = useMutation<Output, Problem, Input>({
    mutationFn: (input) => sendCommand(send, input, { retryDelaysMs }),
    onSettled: () => invalidateReadModels(queries, touches),
  });

  const sendAndTell = async (input: Input): Promise<Output> => {
    try {
      const output = await mutation.mutateAsync(input);
      onDone?.(output, input);
      const opposite = undo?.(output, input);
      const runUndo = () =>
        void opposite?.()
          .then(
            () => toast('UNDONE'),
            (thrown: unknown) => toastProblem(thrown, 'ACTION_NOT_PERFORMED'),
          )
          .finally(() => void invalidateReadModels(queries, touches));
      if (done) toast(typeof done === 'function' ? done(output) : done, undefined, opposite && runUndo);
      return output;
    } catch (thrown) {
      const problem = asProblem(thrown);
      onFailed?.(problem);
      const code = typeof failed === 'function' ? failed(problem) : failed;
      if (code) toastProblem(problem, code);
      throw problem;
    }
  };
  const sendOnce = (input: Input): Promise<Output> => {
    const key = keyOf(send, input);
    const sent = underWay.current.get(key);
    if (sent) return sent;
    const sending = sendAndTell(input).finally(() => underWay.current.delete(key));
    underWay.current.set(key, sending);
    return sending;
  };
  return {
    send: sendOnce,
    run: (input: Input): Promise<Output | undefined> => sendOnce(input).catch(() => undefined),
    isPending: mutation.isPending,
    error: mutation.error,
  };
}

export const invalidateReadModels = (queries: QueryClient, names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
