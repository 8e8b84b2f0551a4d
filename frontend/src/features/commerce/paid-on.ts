import { maxPaidDaysAgo } from '../../shared/reference-data';
import { localToday, serverNow } from '../../shared/server-clock';

const DAY_MS = 86_400_000;

/** The days that the server takes for a payment. */
export const paidOnLimits = () => ({
  hint: 'A day of the last year.',
  min: new Date(serverNow() - maxPaidDaysAgo * DAY_MS).toISOString().slice(0, 10),
  max: localToday(),
});
