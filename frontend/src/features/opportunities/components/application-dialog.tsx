import { type SyntheticEvent, useRef, useState } from 'react';
import { openChat } from '../../../shared/contact/open-chat';
import { liveProjectApplication } from '../../../shared/reference-data';
import { serverNow } from '../../../shared/server-clock';
import { useMember } from '../../../shared/session/member';
import { useDraft } from '../../../shared/session/use-draft';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { toast } from '../../../shared/ui/toast';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import {
  computeStartWindow,
  emptyApplication,
  findStepToFill,
  isStepFilled,
  steps,
  writeApplication,
} from '../application';
import { ApplicationStep } from './application-steps';

interface Props {
  project: string;
  supportChat: string;
  onClose: () => void;
}

/** If no step is incomplete, the last one is shown. */
const goOnAt = (stepToFill: number): number => (stepToFill === -1 ? steps.length - 1 : stepToFill);

/** Five steps, then a chat with the application as its message. The values are a draft until then. */
export function ApplicationDialog({ project, supportChat, onClose }: Props) {
  const member = useMember();
  const draft = useDraft(member.id, `live-project-${project}`, emptyApplication);
  const fields = useRef<HTMLDivElement>(null);
  const starts = computeStartWindow(member.country, liveProjectApplication.startsInDays, new Date(serverNow()));
  const [step, setStep] = useState(() => goOnAt(findStepToFill(draft.values, starts)));
  const [refusals, setRefusals] = useState(0);
  useMoveFocus(fields, `${step} ${refusals}`, { first: 'input, select, textarea' });
  const isLast = step === steps.length - 1;
  const isFilled = isStepFilled(step, draft.values, starts);

  const goOn = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLast) {
      if (isFilled) setStep(step + 1);
      return;
    }
    const missing = findStepToFill(draft.values, starts);
    if (missing === -1) {
      send();
      return;
    }
    toast('INCOMPLETE_FORM');
    setStep(missing);
    setRefusals(refusals + 1);
  };
  const send = () => {
    openChat(supportChat, writeApplication(project, member, draft.values));
    draft.forget();
    toast('LIVE_PROJECT_APPLIED');
    onClose();
  };

  return (
    <Dialog title={`Apply to Join: ${project}`} onClose={onClose}>
      <form className="form" noValidate onSubmit={goOn}>
        <p className="application-step">
          <progress max={steps.length} value={step + 1} aria-hidden="true" />
          <span className="soft" role="status">
            Step {step + 1} of {steps.length}: {steps[step]?.title}
          </span>
        </p>
        <div className="form" ref={fields}>
          <ApplicationStep step={step} values={draft.values} starts={starts} onChange={draft.setValues} />
        </div>
        <div className="dialog__actions">
          <Button kind="secondary" onClick={() => (step > 0 ? setStep(step - 1) : onClose())}>
            {step > 0 ? 'Back' : 'Cancel'}
          </Button>
          <Button type="submit" disabled={!isLast && !isFilled}>
            {isLast ? 'Submit Application' : 'Next'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
