export const MAX_PAID_DAYS_AGO = 366;
