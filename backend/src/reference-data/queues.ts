/** The default target of each queue in hours. */
export const queueTargetHours = {
  appraisals: 48,
  kyc: 48,
  payments: 24,
  orders: 72,
  hireRequests: 72,
  growthTools: 72,
  loans: 120,
} as const;
