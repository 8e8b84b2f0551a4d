import { addMinutes } from '../../../platform/event-sourcing/index.js';
import { type Dispatch, jobFor } from '../../../platform/jobs/dispatch.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import type { CardCheckoutOpened } from '../domain/card-checkout.events.js';

export const cardCheckoutReviews: JobKind<{ checkoutId: string }> = { queue: 'card-checkout-reviews' };

/** When the gateway is asked, in case its webhook is lost. */
const REVIEW_MINUTES = [2, 10, 60];

export const reviewCardCheckouts: Dispatch<CardCheckoutOpened> = {
  name: 'review-card-checkouts',
  lookBackDays: 2,
  on: {
    CardCheckoutOpened: ({ meta }) =>
      REVIEW_MINUTES.map((minutes) =>
        jobFor(cardCheckoutReviews, { checkoutId: meta.streamId }, addMinutes(meta.recordedAt, minutes)),
      ),
  },
};
