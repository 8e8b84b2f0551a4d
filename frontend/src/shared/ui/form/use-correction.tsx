import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../session/drafts';
import { useMember } from '../../session/member';
import { Button } from '../button';
import { useConfirm } from '../use-confirm';
import { useMoveFocus } from '../use-move-focus';

const question = {
  title: 'Replace what you typed?',
  text: 'The form takes what you sent with this request in the place of it.',
  confirm: 'Replace',
};

interface Correction<Values> {
  place: RefObject<HTMLDivElement | null>;
  /** The form's React key: another one mounts it again with the new draft. */
  key: number;
  /** The button on a request that was not granted or was taken back. */
  offer: (status: string, sent: Values) => ReactNode;
  dialog: ReactNode;
}

/** Fills a form with what a member sent before, to be corrected and sent as another request. */
export function useCorrection<Values extends object>(draft: string): Correction<Values> {
  const { id } = useMember();
  const [key, setKey] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useMoveFocus(place, String(key), { first: ':is(input:checked, input:not([type=radio]), textarea)' });
  const { ask, dialog } = useConfirm();

  const fill = async (sent: Values) => {
    const typed = readDraft(id, draft);
    if (typed && JSON.stringify(typed) !== JSON.stringify(sent) && !(await ask(question))) return;
    writeDraft(id, draft, sent);
    setKey((last) => last + 1);
  };
  const offer = (status: string, sent: Values) =>
    ['rejected', 'declined', 'withdrawn'].includes(status) && (
      <div>
        <Button kind="secondary" onClick={() => void fill(sent)}>
          Correct and send again
        </Button>
      </div>
    );
  return { place, key, offer, dialog };
}
