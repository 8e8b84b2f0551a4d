/** Columns that take one of a few values of the product's own. Of every other text the planner keeps no samples. */
export const sampledColumns = [
  'country',
  'departments',
  'gender',
  'kyc_status',
  'membership_type',
  'plan',
  'pro_plan',
  'qualification',
  'skills',
  'state',
  'status',
  'work_types',
];
