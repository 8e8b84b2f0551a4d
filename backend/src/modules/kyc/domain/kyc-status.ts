export const kycStatuses = ['new', 'pending', 'asked', 'approved', 'failed', 'erased'] as const;
export type KycStatus = (typeof kycStatuses)[number];

/** An approved business stays approved after an erasure. Any other status becomes erased. */
export const statusAfterErasure = (status: KycStatus): KycStatus => (status === 'approved' ? 'approved' : 'erased');
