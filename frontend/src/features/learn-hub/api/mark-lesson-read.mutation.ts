import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type LessonDay = Input<'/api/me/lessons/read'>;

export const markLessonRead = sendTo('/api/me/lessons/read');

const sendSample = sendTo('/api/me/lessons/sample/read');

/** For the sample day, which is open before Pro. */
export const markSampleRead = ({ topicSlug }: LessonDay, key: string) => sendSample({ topicSlug }, key);
