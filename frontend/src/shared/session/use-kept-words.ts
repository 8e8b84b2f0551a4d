import { useDraftOwner } from './member';
import { useDraft } from './use-draft';

/** What staff type into a dialog. It outlives the session, until the dialog is closed or it is sent. */
export function useKept<T extends object>(name: string, onClose: () => void, first: T) {
  const { values, setValues, forget } = useDraft(useDraftOwner(), name, first);
  const close = () => {
    forget();
    onClose();
  };
  return { values, setValues, close };
}

export function useKeptWords(name: string, onClose: () => void, first = '') {
  const { values, setValues, close } = useKept(name, onClose, { words: first });
  return { words: values.words, write: (words: string) => setValues({ words }), close };
}
