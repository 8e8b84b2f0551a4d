import { useCommand } from '../../shared/api/use-command';
import { useClose } from '../../shared/console/layers';
import type { ToastCode } from '../../shared/messages';
import { toast, toastProblem } from '../../shared/ui/toast';

interface Texts<Output> {
  done: ToastCode | ((answer: Output) => ToastCode);
  failed: ToastCode;
}

/** Sends a command about a member, says how it went, and closes the dialog it came from when it went well. */
export function useMemberCommand<Input, Output>(
  send: (input: Input, key: string) => Promise<Output>,
  { done, failed }: Texts<Output>,
  onClose: () => void,
  touches: string[] = [],
) {
  const command = useCommand(send, ['members', ...touches]);
  const close = useClose(onClose);
  const run = async (input: Input) => {
    try {
      const answer = await command.send(input);
      toast(typeof done === 'function' ? done(answer) : done);
      close();
    } catch (thrown) {
      toastProblem(thrown, failed);
    }
  };
  return { run, isPending: command.isPending };
}
