/** What a suspended member is told wherever the way in is refused. */
export interface Suspension {
  reason?: string | undefined;
  /** By it staff find the account that an appeal is about. */
  appealReference?: string | undefined;
}
