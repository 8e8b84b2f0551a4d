import { asSentence } from '../../shared/as-sentence';
import { hasOwnCardPage, useContactDetails } from '../../shared/contact/contact-details';

/** The reason is in the words of staff. */
export const paymentRefused = (reason: string | null = null) => ({
  title: 'We could not confirm your payment',
  text: (
    <>
      {asSentence(reason ?? 'See what you told us, and tell us of it again')}
      <OrByCard />
    </>
  ),
});

/** Only a payment on our own card page is confirmed by itself. */
const OrByCard = () => hasOwnCardPage(useContactDetails()) && ' Or pay by card: that opens Pro at once.';
