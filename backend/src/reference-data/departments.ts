export const departments = [
  'Social Media Management',
  'Marketing',
  'Fashion',
  'Event Management',
  'Entertainment Business',
  'Diplomacy',
  'Business Development',
] as const;

export const registrationDepartments = ['Social Media Management', 'Marketing', 'Event Management'] as const;

/** What stands in the place of a department on a business owner's profile. */
export const businessQualification = 'Business Owner';
