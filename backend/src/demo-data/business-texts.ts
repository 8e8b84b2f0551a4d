export const tradeNames = [
  'Foods',
  'Fabrics',
  'Logistics',
  'Farms',
  'Interiors',
  'Bakery',
  'Studios',
  'Pharmacy',
  'Motors',
  'Learning Centre',
] as const;

export const streets = ['Market Road', 'Station Road', 'Unity Close', 'Harbour Street', 'Garden Avenue'] as const;

export const socialMedia = ['@{name}', 'instagram.com/{name}', null, null] as const;

export const skills = [
  'Writing posts and answering messages for our page, in English and one local language.',
  'Taking product pictures and short videos in our shop.',
  'Planning a small launch event and looking after the guests.',
  'Finding new customers in our area and keeping a list of them.',
  null,
] as const;

export const stipends = ['NGN 40,000 a month', 'NGN 60,000 a month', 'Transport and lunch', null] as const;

export const loanPurposes = [
  'A second oven, as we turn away orders on Fridays.',
  'Stock for the end of the year, repaid from its sales in January.',
  'A delivery motorcycle, which would replace the hired one.',
  'Solar panels and a battery, so that the cold room runs at night.',
] as const;

/** Not in the catalogue of growth tools: these are asked for. */
export const wishedTools = [
  'Card payment terminal',
  'Package design',
  'Product photography',
  'Booking calendar',
  'Shop signboard',
] as const;

export const kycFailures = [
  { reason: 'The address is incomplete. Please add the street and the number.' },
  { reason: 'The business name is not the one on the registration.', staffNote: 'The register shows a similar name.' },
  { reason: 'Nobody answered at the contact number.' },
] as const;

export const orderRejections = ['We cannot deliver to this address yet.', 'Ordered twice; the first order stands.'];
export const hireRejections = ['Please describe the work, so that creators can judge it.'];
export const loanRejections = ['The amount is too high for the turnover that was stated.'];
export const toolRejections = ['We have no supplier for this in your state yet.'];
export const feeRejections = ['No payment with this reference has reached us.'];
