import type { Command } from '../../../platform/event-sourcing/index.js';
import type { CardCheckoutOpened } from './card-checkout.events.js';

export const cardCheckoutStatuses = ['open', 'paid', 'not-paid'] as const;
export type CardCheckoutStatus = (typeof cardCheckoutStatuses)[number];

type OpenCardCheckout = Command<'OpenCardCheckout', CardCheckoutOpened['data']>;
/** Records the result that the gateway reports. */
type NoteCardCheckout = Command<'NoteCardCheckout', { isPaid: boolean }>;

export type CardCheckoutCommand = OpenCardCheckout | NoteCardCheckout;
