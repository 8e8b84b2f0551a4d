import { useRef } from 'react';
import { Button, LinkButton } from '../../../shared/ui/button';
import { CheckIcon } from '../../../shared/ui/icons';
import { toastProblem } from '../../../shared/ui/toast';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import type { LessonDay } from '../api/mark-lesson-read.mutation';
import { doneWord } from '../masterclasses';
import type { Masterclass } from '../progress';
import { markNameOf, useReadMark } from '../use-read-mark';

/** The end of a lesson: a button to mark it as read, then the link to the next one. */
export function ReadMark({ masterclass, day, isRead }: { masterclass: Masterclass; day: number; isRead: boolean }) {
  const { slug, curriculum } = masterclass;
  const lesson = { topicSlug: slug, day } as LessonDay;
  const { submit, waiting, isSending } = useReadMark(markNameOf(lesson));
  const isDone = isRead || waiting !== undefined;
  const next = useRef<HTMLDivElement>(null);
  useMoveFocus(next, isDone ? 'read' : 'unread', { onlyIfLost: true });
  if (!isDone) {
    const mark = () => void submit(lesson).catch((thrown: unknown) => toastProblem(thrown, 'NOT_MARKED_READ'));
    return (
      <Button large pending={isSending} onClick={mark}>
        Mark day {day} as {doneWord(masterclass)}
      </Button>
    );
  }
  return (
    <div ref={next} className="row" tabIndex={-1}>
      <span className="badge badge--good">
        <CheckIcon />
        You have {doneWord(masterclass)} this
      </span>
      {!isRead && <span className="soft">It is noted as soon as there is a connection.</span>}
      {day < curriculum.length ? (
        <LinkButton large to={`/learn/${slug}?day=${day + 1}`}>
          Go to day {day + 1}
        </LinkButton>
      ) : (
        <LinkButton large to="/learn">
          Back to the Learn Hub
        </LinkButton>
      )}
    </div>
  );
}
