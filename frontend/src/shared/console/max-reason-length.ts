/** How many characters the server takes of a reason, and of a comment on a decision. */
export const MAX_REASON_LENGTH = 500;
