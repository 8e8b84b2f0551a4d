import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useReturnFocus } from '../../../shared/ui/use-return-focus';
import { saveAvailability } from '../api/save-availability.mutation';

const question = {
  title: 'Withdraw that you are open to work?',
  text: 'What you entered is removed. Offers that wait for your answer end, and so does a yes of yours that a business has not answered. Agreed work goes on.',
  confirm: 'Withdraw',
};

export function WithdrawAvailability({ onDone }: { onDone?: () => void }) {
  const { ask, dialog } = useConfirm();
  useReturnFocus();
  const { run, isPending } = useCommand(saveAvailability, {
    touches: ['availability'],
    ...(onDone && { onDone }),
    done: 'AVAILABILITY_WITHDRAWN',
    failed: 'AVAILABILITY_NOT_SAVED',
  });
  const confirm = async () => {
    if (await ask(question)) await run({ available: false });
  };
  return (
    <>
      <Button kind="secondary" large pending={isPending} onClick={() => void confirm()}>
        Withdraw
      </Button>
      {dialog}
    </>
  );
}
