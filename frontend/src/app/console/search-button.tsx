import { lazy, Suspense, useEffect, useState } from 'react';
import { icon } from '../../shared/ui/icons';
import { isDialogOpen } from '../../shared/ui/use-return-focus';

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
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
