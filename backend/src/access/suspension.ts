export interface Suspension {
  readonly appealReference: string;
  readonly reason?: string;
}

export const suspensionOf = (memberId: string, reason: string | null): Suspension => ({
  appealReference: memberId.slice(-8).toUpperCase(),
  ...(reason !== null && { reason }),
});
