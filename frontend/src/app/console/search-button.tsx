import { lazy, Suspense, useEffect, useState } from 'react';
import { useFocusOnField } from '../../shared/console/layers';
import { icon } from '../../shared/ui/icons';
import { isDialogOpen, useReturnFocus } from '../../shared/ui/use-return-focus';
import type { SearchProps } from './search-dialog';

const SearchDialog = lazy(() => import('./search-dialog'));
const SearchIcon = icon('M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM15 15l5 5');

/** Opens the search dialog; Ctrl+K does so too, except while a dialog is open. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || isDialogOpen()) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className="console__search" aria-label="Search everything" onClick={() => setOpen(true)}>
        <SearchIcon />
        <span>
          Search <kbd>Ctrl K</kbd>
        </span>
      </button>
      {isOpen && <Search onClose={() => setOpen(false)} />}
    </>
  );
}

function Search({ onClose }: Pick<SearchProps, 'onClose'>) {
  const [text, setText] = useState('');
  const props = { text, onText: setText, onClose };
  return (
    <Suspense fallback={<EarlyField {...props} />}>
      <SearchDialog {...props} />
    </Suspense>
  );
}

/** Takes what is typed until the dialog has loaded: those keys would decide the open item otherwise. */
function EarlyField({ text, onText, onClose }: SearchProps) {
  const content = useFocusOnField<HTMLDivElement>();
  useReturnFocus();
  return (
    <div ref={content} role="dialog" aria-label="Search everything" className="visually-hidden">
      <input
        aria-label="What to look for"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onClose();
        }}
      />
    </div>
  );
}
