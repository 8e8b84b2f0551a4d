import { asProblem } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';

/** Sends a command of the operator, and looks again at everything that is watched. `run` tells whether it is settled. */
export function useOperation<Input, Output>(send: (input: Input, key: string) => Promise<Output>) {
  const command = useCommand(send, { touches: ['operations'], failed: 'ACTION_NOT_PERFORMED' });
  const run = (input: Input) =>
    command.send(input).then(
      () => true,
      (thrown: unknown) => asProblem(thrown).status === 404, // a colleague dealt with it
    );
  return { run, isPending: command.isPending };
}
