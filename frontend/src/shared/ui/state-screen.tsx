import type { ReactNode } from 'react';

interface Props {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export const StateScreen = ({ title, children, action }: Props) => (
  <div className="state">
    <h1>{title}</h1>
    {children && <div className="soft">{children}</div>}
    {action}
  </div>
);
