import { useOfflineCommand } from '../../shared/api/use-offline-command';
import { draftsOf } from '../../shared/session/drafts';
import { useMember } from '../../shared/session/member';
import { toastProblem } from '../../shared/ui/toast';
import { type LessonDay, markLessonRead } from './api/mark-lesson-read.mutation';

const PREFIX = 'read-';

export const markNameOf = ({ topicSlug, day }: { topicSlug: string; day: number }): string =>
  `${PREFIX}${topicSlug}-${day}`;

/** Lessons are read without a network, too: what was read is told to the server once there is one. */
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

/** The marks that wait to be sent. */
export const useWaitingMarks = (): string[] => draftsOf(useMember().id).filter((name) => name.startsWith(PREFIX));
