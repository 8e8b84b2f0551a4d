import { type ReactNode, useState } from 'react';
import { Modal } from '../../../shared/console/layers';
import { LimitedText } from '../../../shared/console/limited-text';

interface Props {
  title: string;
  text: string;
  action?: string;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for a reason, which is recorded. */
export function ReasonDialog({ title, text, action = 'Discard', isPending, onConfirm, onClose, children }: Props) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      title={title}
      okText={action}
      okButtonProps={{ danger: true, disabled: reason.trim() === '', loading: isPending }}
      onOk={() => onConfirm(reason.trim())}
      onCancel={onClose}
    >
      <p>{text}</p>
      <LimitedText label="Reason" value={reason} onChange={setReason} />
      {children}
    </Modal>
  );
}
