import { useDraftOwner } from './member';
import { useDraft } from './use-draft';

/** The words that staff write into a dialog. They outlive the session, until the dialog is closed or they are sent. */
export function useKeptWords(name: string, onClose: () => void, first = '') {
  const draft = useDraft(useDraftOwner(), name, { words: first });
  const close = () => {
    draft.forget();
    onClose();
  };
  return { words: draft.values.words, write: (words: string) => draft.setValues({ words }), close };
}
