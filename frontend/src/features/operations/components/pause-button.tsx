import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from './reason-dialog';
import { useOperation } from './use-operation';

type Pause = (input: { name: string; reason: string; untilResumed: boolean }, key: string) => Promise<unknown>;
type Resume = (input: { name: string }, key: string) => Promise<unknown>;

interface Props {
  name: string;
  /** What waits during the pause. */
  text: string;
  isPaused: boolean;
  pause: Pause;
  resume: Resume;
}

/** Pauses work for an hour, or until somebody resumes it. Asks for a reason. */
export function PauseButton({ isPaused, pause, resume, ...asked }: Props) {
  const resuming = useOperation(resume);
  const [isAsking, setAsking] = useState(false);
  const { name } = asked;
  return (
    <>
      {isPaused ? (
        <Button size="small" loading={resuming.isPending} onClick={() => void resuming.run({ name })}>
          Resume
        </Button>
      ) : (
        <Button size="small" onClick={() => setAsking(true)}>
          Pause…
        </Button>
      )}
      {isAsking && <PauseDialog {...asked} pause={pause} onClose={() => setAsking(false)} />}
    </>
  );
}

interface DialogProps extends Pick<Props, 'name' | 'text' | 'pause'> {
  onClose: () => void;
}

function PauseDialog({ name, text, pause, onClose }: DialogProps) {
  const pausing = useOperation(pause);
  const [untilResumed, setUntilResumed] = useState(false);
  return (
    <ReasonDialog
      draft={`pause-${name}`}
      title={`Pause ${name}?`}
      text={`${text} It goes on ${untilResumed ? 'once somebody resumes it' : 'by itself after an hour'}. Your reason is recorded.`}
      action="Pause"
      isPending={pausing.isPending}
      onConfirm={(reason) => pausing.run({ name, reason, untilResumed })}
      onClose={onClose}
    >
      <Checkbox checked={untilResumed} onChange={({ target }) => setUntilResumed(target.checked)}>
        Not before somebody resumes it
      </Checkbox>
    </ReasonDialog>
  );
}
