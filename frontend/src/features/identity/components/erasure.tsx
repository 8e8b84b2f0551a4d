import { useCommand } from '../../../shared/api/use-command';
import { date } from '../../../shared/format';
import { privacyAnswerDays } from '../../../shared/reference-data';
import { useMember } from '../../../shared/session/member';
import { Button } from '../../../shared/ui/button';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { requestErasure, withdrawErasure } from '../api/your-data.mutation';

const touches = ['profile', 'own-privacy-requests'];
const question = {
  title: 'Ask us to erase your data?',
  text: 'Staff carry it out. Your profile, points, orders and requests become unreadable for good, and you cannot sign in any more.',
  confirm: 'Ask for erasure',
  kind: 'danger',
} as const;

export function Erasure() {
  const { erasureRequestedAt } = useMember();
  return (
    <section className="card stack" aria-labelledby="erasure">
      <h2 id="erasure">Erasure</h2>
      {erasureRequestedAt ? <Requested at={erasureRequestedAt} /> : <Ask />}
    </section>
  );
}

function Ask() {
  const { ask, dialog } = useConfirm();
  const request = useCommand(requestErasure, {
    touches,
    done: 'ERASURE_REQUESTED',
    failed: 'ERASURE_NOT_REQUESTED',
  });
  const erase = async () => {
    if (await ask(question)) await request.run();
  };
  return (
    <>
      <p>What names you is made unreadable everywhere, for good. It cannot be undone.</p>
      <div>
        <Button kind="danger" pending={request.isPending} onClick={() => void erase()}>
          Ask for erasure
        </Button>
      </div>
      {dialog}
    </>
  );
}

function Requested({ at }: { at: string }) {
  const withdraw = useCommand(withdrawErasure, {
    touches,
    done: 'ERASURE_WITHDRAWN',
    failed: 'ERASURE_NOT_WITHDRAWN',
  });
  return (
    <>
      <p className="notice notice--waiting">
        <ClockIcon />
        You asked on {date(at)}. Staff carry it out within {privacyAnswerDays} days; until then nothing changes.
      </p>
      <div>
        <Button kind="secondary" pending={withdraw.isPending} onClick={() => void withdraw.run()}>
          Withdraw the request
        </Button>
      </div>
    </>
  );
}
