import { Badge } from '../../../shared/ui/badge';
import { ClockIcon, RetryIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon, InfoIcon } from '../../../shared/ui/icons';

/** Where an order is; a status that is not known here is shown as it is. */
export function OrderBadge({ status }: { status: string }) {
  switch (status) {
    case 'pending':
      return <Badge kind="waiting" Icon={ClockIcon} text="Pending" />;
    case 'processing':
      return (
        <span className="is-turning">
          <Badge kind="plain" Icon={RetryIcon} text="Processing" />
        </span>
      );
    case 'completed':
      return <Badge kind="good" Icon={CheckIcon} text="Completed" />;
    case 'rejected':
      return <Badge kind="bad" Icon={AlertIcon} text="Rejected" />;
    default:
      return <Badge kind="plain" Icon={InfoIcon} text={status} />;
  }
}
