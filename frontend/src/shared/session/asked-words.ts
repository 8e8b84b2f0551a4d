import { type RefObject, useState } from 'react';
import { useMoveFocus } from '../ui/use-move-focus';
import { useMember } from './member';
import { useDraft } from './use-draft';

const NOTHING = { words: '' };

/**
 * A text that a button asks for. It is a draft until it is sent or given up; the field is open while a draft exists.
 * The focus moves from the button to the field and back. Both must be inside `place`.
 */
export function useAskedWords(name: string, place: RefObject<HTMLElement | null>) {
  const draft = useDraft(useMember().id, name, NOTHING);
  const [isAsked, setAsked] = useState(false);
  const { words } = draft.values;
  const isOpen = isAsked || words !== '';
  // The button was unmounted; on its return it is the last of its row.
  useMoveFocus(place, String(isOpen), { first: isOpen ? 'textarea' : 'button:last-of-type', onlyIfLost: true });
  return {
    words,
    isAsked: isOpen,
    ask: () => setAsked(true),
    write: (next: string) => {
      setAsked(true);
      draft.setValues({ words: next });
    },
    giveUp: () => {
      setAsked(false);
      draft.forget();
    },
  };
}
