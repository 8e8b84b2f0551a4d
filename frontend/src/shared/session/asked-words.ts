import { type RefObject, useState } from 'react';
import { useMoveFocus } from '../ui/use-move-focus';
import { useMember } from './member';
import { useDraft } from './use-draft';

const NOTHING = { words: '' };

/**
 * Words that a button asks for. They are a draft until they are sent or given up, and asked for again while one is
 * left. The focus goes from the button to what is asked and back, both of which are in this place.
 */
export function useAskedWords(name: string, place: RefObject<HTMLElement | null>) {
  const draft = useDraft(useMember().id, name, NOTHING);
  const [isAsked, setAsked] = useState(false);
  const { words } = draft.values;
  const isOpen = isAsked || words !== '';
  // The button that asked is gone, and comes back last of its row.
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
