import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type LessonDay = Input<'/api/me/lessons/read'>;

export const markLessonRead = sendTo('/api/me/lessons/read');
