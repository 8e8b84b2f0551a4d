/** The actor of events that a card payment causes. */
export const CARD_GATEWAY = '01900000-0000-7000-8000-00000000ca4d';

/** The actor of events that only the passing of time causes. */
export const CALENDAR = '01900000-0000-7000-8000-0000000ca1e0';
