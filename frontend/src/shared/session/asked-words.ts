import { useState } from 'react';
import { useMember } from './member';
import { useDraft } from './use-draft';

const NOTHING = { words: '' };

/** Words that a button asks for. They are a draft until they are sent or given up, and asked for again while one is left. */
export function useAskedWords(name: string) {
  const draft = useDraft(useMember().id, name, NOTHING);
  const [isAsked, setAsked] = useState(false);
  const { words } = draft.values;
  return {
    words,
    isAsked: isAsked || words !== '',
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
