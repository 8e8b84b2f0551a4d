import type { ReactNode } from 'react';
import { PatternStrip } from '../../shared/ui/pattern-strip';

export interface NextStepContent {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  celebrates?: true;
}

export const NextStepFrame = ({ title, text, action, celebrates }: NextStepContent) => (
  <section className="next-step on-night" aria-labelledby="next-step">
    {celebrates && <PatternStrip />}
    <div className="next-step__content">
      <div className="stack stack--tight">
        <h2 id="next-step">{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </div>
  </section>
);
