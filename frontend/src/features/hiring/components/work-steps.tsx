import { dateTime } from '../../../shared/format';
import { hiring } from '../../../shared/reference-data';
import { type Side, type WorkStep, wordsOf } from '../work-words';

export const WorkSteps = ({ steps, reader }: { steps: readonly WorkStep[]; reader: Side | 'staff' }) => (
  <ol className="candidates">
    {steps.map((step) => (
      <li key={`${step.type}${step.by ?? ''}${step.at}`}>
        {wordsOf(step, reader)} <span className="soft">{dateTime(step.at)}</span>
        {step.marks && (
          <span className="soft">
            {hiring.questions.map(({ label }, i) => `${label}: ${String(step.marks?.[i])}\u00A0of\u00A05`).join(' · ')}
          </span>
        )}
        {step.words && <q>{step.words}</q>}
      </li>
    ))}
  </ol>
);
