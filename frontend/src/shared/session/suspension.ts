export interface Suspension {
  reason?: string | undefined;
  /** By it staff find the account that an appeal is about. */
  appealReference?: string | undefined;
}
