export const businessCategories = [
  'Agriculture',
  'Technology',
  'Healthcare',
  'Education',
  'Finance',
  'Manufacturing',
  'Retail',
  'Real Estate',
  'Hospitality',
  'Transportation',
  'Media & Entertainment',
  'Energy',
  'Consulting',
  'Other',
] as const;

export const businessTypes = ['Sole Proprietorship', 'Partnership'] as const;
