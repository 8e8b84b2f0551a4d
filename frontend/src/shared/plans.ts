import { date, monthsFrom } from './format';
import { plans, proPeriodMonths } from './reference-data';

export const planName = (planId: string): string => plans.find(({ id }) => id === planId)?.name ?? planId;

/** The day on which a Pro period that starts at `start` ends. */
export const periodEnd = (start: Date): string => date(monthsFrom(start, proPeriodMonths));
