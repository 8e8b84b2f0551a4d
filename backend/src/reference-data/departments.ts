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

/** The qualification of business owners, in the place of a department. */
export const businessQualification = 'Business Owner';
