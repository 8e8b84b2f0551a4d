import { type ReactNode, useState } from 'react';

interface Props {
  title: string;
  /** Open whatever was folded, as for printing. */
  isHeldOpen?: boolean;
  children: ReactNode;
}

/** A part of a page that is made, and asks for what it shows, once it is opened. */
export function Fold({ title, isHeldOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isHeldOpen;
  return (
    <details className="fold" open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {isShown && <div className="stack">{children}</div>}
    </details>
  );
}
