import { useRef } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { dateTime } from '../../../shared/format';
import { useAskedWords } from '../../../shared/session/asked-words';
import { Button } from '../../../shared/ui/button';
import { TextAreaField } from '../../../shared/ui/form/inputs';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { useReturnFocus } from '../../../shared/ui/use-return-focus';
import { disputeWork, reportWork } from '../api/say-of-work.mutation';
import { confirmWords, openReportOf, type Report, type Side, sayWords, type WorkStep } from '../work-words';
import { WorkRating } from './work-rating';
import { WorkSteps } from './work-steps';

interface Props {
  id: string;
  status: string;
  steps: readonly WorkStep[];
  /** After this time staff look at it. */
  dueAt: string | null;
  /** The other side is erased, so nobody there answers. */
  isGone: boolean;
  side: Side;
}

const MAX_WORDS = 500;
const texts = { touches: ['invitations', 'hire-requests'], done: 'WORK_SAID', failed: 'ANSWER_NOT_SENT' } as const;

/** The work's history and the next steps, the same for both sides. */
export function Work(props: Props) {
  const { id, status, steps, dueAt, isGone, side } = props;
  const isOver = status === 'finished' || status === 'brokenOff';
  const isRated = isRatedBy(steps, side);
  return (
    <div className="stack stack--tight" {...useKeptFocus()}>
      <h4>The work</h4>
      {status === 'disputed' && (
        <p className="soft">Our team looks at it, decides, and says why{dueAt && `, usually by ${dateTime(dueAt)}`}.</p>
      )}
      {isGone && <p className="soft">The other side has left Sankofa, and nobody there answers any more.</p>}
      {(status === 'agreed' || status === 'started') && <NextStep {...props} />}
      {isOver && !isRated && !isGone && <WorkRating id={id} />}
      {isRated && !isRatedBy(steps, otherOf(side)) && !isGone && (
        <p className="soft">The other side reads what you said once it has said how it was, too.</p>
      )}
      <WorkSteps steps={steps} reader={side} />
    </div>
  );
}

const otherOf = (side: Side): Side => (side === 'business' ? 'creator' : 'business');

const isRatedBy = (steps: readonly WorkStep[], side: Side) =>
  steps.some(({ type, by }) => type === 'WorkRated' && by === side);

const breakOffQuestion = (isConfirmed: boolean) => ({
  title: 'Break off this work?',
  text: isConfirmed
    ? 'The work ends now, and its place is free for others. It cannot be taken back.'
    : 'The other side is told. Once it says so too, the work ends and its place is free for others.',
  confirm: 'Break off',
  kind: 'danger' as const,
});

/** Each button keeps its place, so that a report of the other side does not move the next one. */
function NextStep({ id, status, steps, dueAt, isGone, side }: Props) {
  const { run, isPending } = useCommand(reportWork, texts);
  const { ask, dialog } = useConfirm();
  useReturnFocus();
  const place = useRef<HTMLDivElement>(null);
  const problem = useAskedWords(`problem-${id}`, place);
  const mine = openReportOf(steps, side);
  const theirs = openReportOf(steps, otherOf(side));
  const next: Report = status === 'agreed' ? 'started' : 'finished';
  const say = async (step: Report) => {
    if (step !== 'brokenOff' || (await ask(breakOffQuestion(theirs === step)))) await run({ id, step });
  };
  const sayOf = (step: Report, kind: 'primary' | 'secondary') => {
    if (theirs !== step && isGone) return null;
    if (mine === step) return <p className="soft">The other side is told, and says whether that is so.</p>;
    return (
      <Button kind={theirs === step ? 'primary' : kind} pending={isPending} onClick={() => void say(step)}>
        {theirs === step ? confirmWords(step) : sayWords[step]}
      </Button>
    );
  };
  if (problem.isAsked) {
    return (
      <div ref={place}>
        <Problem id={id} problem={problem} />
      </div>
    );
  }
  return (
    <>
      <div ref={place} className="work-acts">
        {sayOf(next, theirs && theirs !== next ? 'secondary' : 'primary')}
        {sayOf('brokenOff', 'secondary')}
        <Button kind="secondary" onClick={problem.ask}>
          Report a problem
        </Button>
        {dialog}
      </div>
      {dueAt && (
        <p className="soft">
          If nobody says more until {dateTime(dueAt)}, our team looks at it and decides how it ends.
        </p>
      )}
    </>
  );
}

function Problem({ id, problem }: { id: string; problem: ReturnType<typeof useAskedWords> }) {
  const { words, write, giveUp } = problem;
  const { run, isPending } = useCommand(disputeWork, { ...texts, onDone: giveUp });
  return (
    <div className="stack stack--tight">
      <TextAreaField
        name="words"
        label="What is wrong?"
        hint="Our team and the other side read it. The team decides how this work ends."
        rows={3}
        maxLength={MAX_WORDS}
        value={words}
        onChange={write}
      />
      <div className="row">
        <Button pending={isPending} disabled={words.trim() === ''} onClick={() => void run({ id, words })}>
          Send
        </Button>
        <Button kind="secondary" onClick={giveUp}>
          Back
        </Button>
      </div>
    </div>
  );
}
