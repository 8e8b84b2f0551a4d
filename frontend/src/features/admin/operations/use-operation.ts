import { asProblem } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { toastProblem } from '../../../shared/ui/toast';

/** Sends a command of the operator, and looks again at everything that is watched. `run` tells whether it is settled. */
export function useOperation<Input, Output>(send: (input: Input, key: string) => Promise<Output>) {
  const command = useCommand(send, ['operations']);
  const run = (input: Input) =>
    command.send(input).then(
      () => true,
      (thrown: unknown) => {
        toastProblem(thrown, 'ACTION_NOT_PERFORMED');
        return asProblem(thrown).status === 404; // a colleague dealt with it
      },
    );
  return { run, isPending: command.isPending };
}
