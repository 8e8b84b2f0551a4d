import { useCommand } from '../../../shared/api/use-command';
import { toastProblem } from '../../../shared/ui/toast';

/** Sends a command of the operator, and looks again at everything that is watched. */
export function useOperation<Input, Output>(send: (input: Input, key: string) => Promise<Output>) {
  const command = useCommand(send, ['operations']);
  const run = (input: Input) =>
    command.send(input).then(
      () => true,
      (thrown: unknown) => {
        toastProblem(thrown, 'ACTION_NOT_PERFORMED');
        return false;
      },
    );
  return { run, isPending: command.isPending };
}
