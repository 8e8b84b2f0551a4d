import { Input } from 'antd';
import { useState } from 'react';
import { Modal } from '../../../shared/console/layers';
import { LONGEST_REASON } from '../../../shared/console/longest-reason';
import { FieldFull } from '../../../shared/ui/form/field';

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
        <label className="field">
          Reason
          <Input value={reason} maxLength={LONGEST_REASON} onChange={(event) => setReason(event.target.value)} />
        </label>
        <FieldFull value={reason} maxLength={LONGEST_REASON} />
      </div>
    </Modal>
  );
}
