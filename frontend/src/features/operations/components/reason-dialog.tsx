import type { ReactNode } from 'react';
import { Modal, useClose } from '../../../shared/console/layers';
import { LimitedText } from '../../../shared/console/limited-text';
import { useKeptWords } from '../../../shared/session/use-kept-words';

interface Props {
  /** Names the words that are kept on this device. */
  draft: string;
  title: string;
  text: string;
  action?: string;
  isPending: boolean;
  /** Returns whether it was done. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for a reason, which is recorded. */
export function ReasonDialog({
  draft,
  title,
  text,
  action = 'Discard',
  isPending,
  onConfirm,
  onClose,
  children,
}: Props) {
  const { words: reason, write, close } = useKeptWords(draft, onClose);
  const closeIfOpen = useClose(close);
  const confirm = async () => {
    if (await onConfirm(reason.trim())) closeIfOpen();
  };
  return (
    <Modal
      title={title}
      okText={action}
      okButtonProps={{ danger: true, disabled: reason.trim() === '', loading: isPending }}
      onOk={() => void confirm()}
      onCancel={close}
    >
      <p>{text}</p>
      <LimitedText label="Reason" value={reason} onChange={write} />
      {children}
    </Modal>
  );
}
