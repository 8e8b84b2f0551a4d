export const paymentNotFound = {
  title: 'We could not find your payment',
  text: 'Read why, and tell us of it again. Or pay by card: that opens Pro at once.',
};
