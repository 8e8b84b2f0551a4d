/** Columns that take one of a few values of the product's own. Of every other text the planner keeps no samples. */
export const sampledColumns = [
  'country',
  'gender',
  'kyc_status',
  'membership_type',
  'plan',
  'pro_plan',
  'qualification',
  'state',
  'status',
];
