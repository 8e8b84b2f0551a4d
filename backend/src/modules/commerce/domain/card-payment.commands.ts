import type { Command } from '../../../platform/event-sourcing/index.js';
import type { CardPaymentHandled } from './card-payment.events.js';

export type HandleCardPayment = Command<'HandleCardPayment', CardPaymentHandled['data']>;
