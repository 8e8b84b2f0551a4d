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

/**
 * Of so many rows one has a value of its own: all that the planner knows of columns without samples. Otherwise it takes
 * any name for one of 200, and reads a million members in order for the three who bear it.
 */
export const rowsAValue = { first_key: 50, last_key: 20 };
