/** How many characters the server takes of a reason, and of a comment on a decision. */
export const LONGEST_REASON = 500;
