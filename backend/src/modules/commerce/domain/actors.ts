/** Who the log says has acted when a card payment settled a fee. */
export const CARD_GATEWAY = '01900000-0000-7000-8000-00000000ca4d';

/** Who the log says has acted when nothing but time went by. */
export const CALENDAR = '01900000-0000-7000-8000-0000000ca1e0';
