/** What a suspended member is told wherever the way in is refused. */
export interface Suspension {
  /** By it staff find the account, without a name or an address in the appeal: the end of its id, eight letters. */
  readonly appealReference: string;
  /** Why, if staff gave a reason. */
  readonly reason?: string;
}

export const suspensionOf = (memberId: string, reason: string | null): Suspension => ({
  appealReference: memberId.slice(-8).toUpperCase(),
  ...(reason !== null && { reason }),
});
