export const GIVEN_REFERENCE = 'Ours, to pay under; null where the member named it, or it matters no more.';
