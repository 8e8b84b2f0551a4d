import { Timeline } from '../../features/admin/components/timeline';
import PendingAppraisalsPage from '../../features/appraisals/pages/pending-appraisals.page';

export default function AppraisalsTab() {
  return <PendingAppraisalsPage Timeline={Timeline} />;
}
