import { Badge } from '../../../shared/ui/badge';
import { AlertIcon, CheckIcon, InfoIcon } from '../../../shared/ui/icons';
import type { Receipt } from '../api/receipts.query';
import { latestOf } from '../receipt-texts';

export function ReceiptState({ receipt }: { receipt: Receipt }) {
  const { returns, left } = latestOf(receipt);
  if (left <= 0) return <Badge kind="bad" Icon={AlertIcon} text="Cancelled" />;
  if (returns.length > 0) return <Badge kind="plain" Icon={InfoIcon} text="Paid back in part" />;
  return <Badge kind="good" Icon={CheckIcon} text="Paid" />;
}
