import { useRef } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button, LinkButton } from '../../../shared/ui/button';
import { CheckIcon } from '../../../shared/ui/icons';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import { type LessonDay, markLessonRead } from '../api/mark-lesson-read.mutation';
import { doneWord } from '../masterclasses';
import type { Masterclass } from '../progress';

/** At the end of a lesson: first to mark it as read, then the way to the next one. */
export function ReadMark({ masterclass, day, isRead }: { masterclass: Masterclass; day: number; isRead: boolean }) {
  const { slug, curriculum } = masterclass;
  const command = useCommand(markLessonRead, { touches: ['lessons-read'], failed: 'NOT_MARKED_READ' });
  const next = useRef<HTMLDivElement>(null);
  useMoveFocus(next, isRead ? 'read' : 'unread', { onlyIfLost: true });
  if (!isRead) {
    return (
      <Button large pending={command.isPending} onClick={() => void command.run({ topicSlug: slug, day } as LessonDay)}>
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
