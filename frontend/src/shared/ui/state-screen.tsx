import type { ReactNode } from 'react';

interface Props {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A whole screen, or a whole list, that has one thing to say: empty, locked, failed, not found. */
export const StateScreen = ({ title, children, action }: Props) => (
  <div className="state">
    <h1>{title}</h1>
    {children && <div className="soft">{children}</div>}
    {action}
  </div>
);
