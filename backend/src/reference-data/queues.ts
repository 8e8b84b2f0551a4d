/** Within how many hours staff mean to decide what waits in each queue. */
export const queueTargetHours = {
  appraisals: 48,
  kyc: 48,
  payments: 24,
  orders: 72,
  hireRequests: 72,
  growthTools: 72,
  loans: 120,
} as const;
