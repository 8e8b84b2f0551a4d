import { Input } from 'antd';
import { lazy, useEffect, useState } from 'react';
import { Modal, useFocusOnField } from '../../shared/console/layers';
import { MAX_SEARCH_LENGTH } from '../../shared/console/use-list-search';
import { Deferred } from '../../shared/ui/error-boundary';
import { icon } from '../../shared/ui/icons';
import { isDialogOpen } from '../../shared/ui/use-return-focus';
import type { SearchFieldProps } from './search-field';

const SearchField = lazy(() => import('./search-field'));
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

function Search({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <Modal title="Search everything" footer={null} onCancel={onClose}>
      <Deferred fallback={<EarlyField text={text} onText={setText} />}>
        <SearchField text={text} onText={setText} onClose={onClose} />
      </Deferred>
    </Modal>
  );
}

/** Takes what is typed until the search has loaded: those keys would decide the open item otherwise. */
function EarlyField({ text, onText }: Pick<SearchFieldProps, 'text' | 'onText'>) {
  const content = useFocusOnField<HTMLDivElement>();
  return (
    <div ref={content}>
      <Input
        aria-label="What to look for"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
