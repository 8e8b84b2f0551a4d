import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { useMember } from '../../../shared/session/member';
import { Button } from '../../../shared/ui/button';
import { LoadState } from '../../../shared/ui/load-failure';
import { lessonTextsQuery } from '../api/lesson-texts.query';
import { type LessonDay, markLessonRead, markSampleRead } from '../api/mark-lesson-read.mutation';
import { TextLesson } from './text-lesson';
import '../learn-hub.css';

/** The lesson of a day, shown inside its brief. */
export default function BriefLesson({ topicSlug, day }: { topicSlug: string; day: number }) {
  const texts = useQuery(lessonTextsQuery(topicSlug));
  const lesson = texts.data?.kind === 'text' ? texts.data.lessons.find((one) => one.day === day) : undefined;
  const isPro = useMember().profileStatus === 'pro';
  const [isRead, setIsRead] = useState(false);
  const command = useCommand(isPro ? markLessonRead : markSampleRead, {
    touches: ['lessons-read', 'journey'],
    failed: 'NOT_MARKED_READ',
    onDone: () => setIsRead(true),
  });
  if (!lesson) return <LoadState of={texts} what="this lesson" room="lesson__skeleton" />;
  return (
    <div className="lesson">
      <TextLesson slug={topicSlug} lesson={lesson} />
      <Button
        kind="secondary"
        pending={command.isPending}
        disabled={isRead}
        onClick={() => void command.run({ topicSlug, day } as LessonDay)}
      >
        {isRead ? 'You have read this' : 'Mark as read'}
      </Button>
    </div>
  );
}
