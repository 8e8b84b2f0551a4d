import { type ReactNode, useState } from 'react';
import { useIsPrinting } from './printing';

interface Props {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A section that renders, and loads, its content only once it is opened or printed. */
export function Fold({ title, note, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const isShown = isOpen || isPrinting;
  return (
    <details className="fold" open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2> {note && <span className="soft numbers">{note}</span>}
      </summary>
      {isShown && <div className="stack">{children}</div>}
    </details>
  );
}
