import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Modal } from '../../../shared/console/layers';
import { recallInvitation } from '../api/recall-invitation.mutation';

interface Props {
  requestId: string;
  id: string;
  name: string;
  /** The next creator of the shortlist is invited instead. */
  hasNext: boolean;
}

/** For an open invitation. */
export function RecallInvitation({ requestId, id, name, hasNext }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useCommand(recallInvitation, {
    touches: ['approved-hire-requests', 'candidates'],
    done: 'INVITATION_RECALLED',
    failed: 'INVITATION_NOT_RECALLED',
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" danger aria-label={`Withdraw the invitation of ${name}`} onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      {isAsking && (
        <Modal
          title={`Withdraw the invitation of ${name}?`}
          okText="Withdraw"
          okButtonProps={{ danger: true, loading: isPending }}
          onOk={() => void run({ requestId, id })}
          onCancel={() => setAsking(false)}
        >
          {name} is told, and cannot answer any more.{hasNext && ' The next of the shortlist is asked.'}
        </Modal>
      )}
    </>
  );
}
