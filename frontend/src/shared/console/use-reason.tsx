import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { Modal } from './layers';

interface Asked {
  title: string;
  answer: (reason: string | undefined) => void;
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

/** Asks for a reason before sealed fields are opened or data is exported. Undefined if the user cancels. */
export function useReason(): { ask: (title: string) => Promise<string | undefined>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const ask = (title: string) => new Promise<string | undefined>((answer) => setAsked({ title, answer }));
  const close = (reason?: string) => {
    asked?.answer(reason);
    setAsked(undefined);
  };
  return { ask, dialog: asked && <ReasonDialog title={asked.title} onClose={close} /> };
}

function ReasonDialog({ title, onClose }: { title: string; onClose: (reason?: string) => void }) {
  const [reason, setReason] = useState('');
  const trimmed = reason.trim();
  return (
    <Modal
      title={title}
      okText="Go on"
      okButtonProps={{ disabled: trimmed.length < MIN_LENGTH }}
      onOk={() => onClose(trimmed)}
      onCancel={() => onClose()}
    >
      <label className="field">
        <span>Why? It is kept in Who Looked, with your name.</span>
        <Input.TextArea
          value={reason}
          maxLength={MAX_LENGTH}
          rows={2}
          placeholder="A case, a request, an order of an authority"
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
    </Modal>
  );
}
