import { lazy } from 'react';
import AppraisalsPage from '../features/appraisals/pages/appraisals.page';

const BriefLesson = lazy(() => import('../features/learn-hub/components/brief-lesson'));

export default function ChallengePage() {
  return <AppraisalsPage Lesson={BriefLesson} />;
}
