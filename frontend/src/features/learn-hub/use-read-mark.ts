import { useOfflineCommand } from '../../shared/api/use-offline-command';
import { draftsOf } from '../../shared/session/drafts';
import { useMember } from '../../shared/session/member';
import { toastProblem } from '../../shared/ui/toast';
import { type LessonDay, markLessonRead } from './api/mark-lesson-read.mutation';

const PREFIX = 'read-';

export const markNameOf = ({ topicSlug, day }: { topicSlug: string; day: number }): string =>
  `${PREFIX}${topicSlug}-${day}`;

/** Marks a lesson as read, also offline: the mark is sent once there is a network. */
export function useReadMark(name: string) {
  const { id: owner } = useMember();
  return useOfflineCommand<LessonDay>({
    owner,
    name,
    send: markLessonRead,
    touches: ['lessons-read'],
    onSent: () => undefined,
    onRefused: (thrown) => toastProblem(thrown, 'NOT_MARKED_READ'),
  });
}

/** The names of stored marks that are not sent yet. */
export const useWaitingMarks = (): string[] => draftsOf(useMember().id).filter((name) => name.startsWith(PREFIX));
