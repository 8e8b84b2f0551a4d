export const kycStatuses = ['new', 'pending', 'asked', 'approved', 'failed', 'erased'] as const;
export type KycStatus = (typeof kycStatuses)[number];

/** Once what it showed is gone, a business that is verified stays so; any other one can be verified no more. */
export const statusAfterErasure = (status: KycStatus): KycStatus => (status === 'approved' ? 'approved' : 'erased');
