export const MAX_REASON_LENGTH = 500;
