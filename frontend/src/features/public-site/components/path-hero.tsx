import type { ReactNode } from 'react';
import { LinkButton } from '../../../shared/ui/button';

interface Props {
  kicker: string;
  title: string;
  lead: string;
  action: string;
  to: string;
  facts: readonly string[];
  children: ReactNode;
}

/** The hero of a path's page; `children` is its picture. */
export const PathHero = ({ kicker, title, lead, action, to, facts, children }: Props) => (
  <section className="hero">
    <div className="hero__text">
      <p className="hero__place">{kicker}</p>
      <h1>{title}</h1>
      <p className="hero__lead">{lead}</p>
      <LinkButton to={to} large>
        {action}
      </LinkButton>
      <ul className="hero__facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
    {children}
  </section>
);
