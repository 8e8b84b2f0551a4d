import { asProblem } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';

/** Sends an operator's command and refetches all watched data. `run` resolves to whether the matter is settled. */
export function useOperation<Input, Output>(send: (input: Input, key: string) => Promise<Output>) {
  const command = useCommand(send, { touches: ['operations'], failed: 'ACTION_NOT_PERFORMED' });
  const run = (input: Input) =>
    command.send(input).then(
      () => true,
      (thrown: unknown) => asProblem(thrown).status === 404, // a colleague was first
    );
  return { run, isPending: command.isPending };
}
