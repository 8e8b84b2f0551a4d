import { type CommandOptions, useCommand } from '../api/use-command';
import { useClose } from './layers';

export function useMemberCommand<Input, Output>(
  send: (input: Input, key: string) => Promise<Output>,
  options: Pick<CommandOptions<Input, Output>, 'done' | 'failed' | 'undo'>,
  onClose: () => void,
  touches: string[] = [],
) {
  return useCommand(send, { touches: ['members', 'member-state', ...touches], onDone: useClose(onClose), ...options });
}
