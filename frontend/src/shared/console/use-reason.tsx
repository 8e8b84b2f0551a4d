import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { forgetDraft } from '../session/drafts';
import { useDraftOwner } from '../session/member';
import { useKeptWords } from '../session/use-kept-words';
import { Modal } from './layers';

/** What is done once the reason is given. Resolves to whether it was done. */
type Act = (reason: string) => Promise<boolean>;

interface Asked {
  title: string;
  act: Act;
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

/** Asks for a reason before sealed fields are opened or data is exported. The words are kept until that is done. */
export function useReason(): { ask: (title: string, act: Act) => void; dialog: ReactNode } {
  const owner = useDraftOwner();
  const [asked, setAsked] = useState<Asked>();
  const ask = (title: string, act: Act) => setAsked({ title, act });
  const close = () => setAsked(undefined);
  const goOn = async ({ title, act }: Asked, reason: string) => {
    close();
    if (await act(reason)) forgetDraft(owner, draftOf(title));
  };
  const dialog = asked && (
    <ReasonDialog title={asked.title} onClose={close} onReason={(reason) => void goOn(asked, reason)} />
  );
  return { ask, dialog };
}

const draftOf = (title: string): string => `why-${title}`;

interface DialogProps {
  title: string;
  onClose: () => void;
  onReason: (reason: string) => void;
}

function ReasonDialog({ title, onClose, onReason }: DialogProps) {
  const { words, write, close } = useKeptWords(draftOf(title), onClose);
  const trimmed = words.trim();
  return (
    <Modal
      title={title}
      okText="Go on"
      okButtonProps={{ disabled: trimmed.length < MIN_LENGTH }}
      onOk={() => onReason(trimmed)}
      onCancel={close}
    >
      <label className="field">
        <span>Why? It is kept in Who Looked, with your name.</span>
        <Input.TextArea
          value={words}
          maxLength={MAX_LENGTH}
          rows={2}
          placeholder="A case, a request, an order of an authority"
          onChange={({ target }) => write(target.value)}
        />
      </label>
    </Modal>
  );
}
