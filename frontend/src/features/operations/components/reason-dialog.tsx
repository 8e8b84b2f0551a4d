import { useState } from 'react';
import { Modal } from '../../../shared/console/layers';
import { LimitedText } from '../../../shared/console/limited-text';

interface Props {
  title: string;
  text: string;
  isPending: boolean;
  onDiscard: (reason: string) => void;
  onClose: () => void;
}

/** Asks why something is let go; the reason is recorded. */
export function ReasonDialog({ title, text, isPending, onDiscard, onClose }: Props) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      title={title}
      okText="Discard"
      okButtonProps={{ danger: true, disabled: reason.trim() === '', loading: isPending }}
      onOk={() => onDiscard(reason.trim())}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{text}</p>
        <LimitedText label="Reason" value={reason} onChange={setReason} />
      </div>
    </Modal>
  );
}
