import { asSentence } from '../../shared/as-sentence';

/** The reason is in the words of staff. */
export const paymentRefused = (reason: string | null = null) => ({
  title: 'We could not confirm your payment',
  text: `${asSentence(reason ?? 'See what you told us, and tell us of it again')} Or pay by card: that opens Pro at once.`,
});
