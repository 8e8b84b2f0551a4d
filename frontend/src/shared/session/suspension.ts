export interface Suspension {
  reason?: string | undefined;
  /** Identifies the account to staff in an appeal. */
  appealReference?: string | undefined;
}
