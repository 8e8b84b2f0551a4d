export const hireForm = {
  numberOfInterns: ['1', '2', '3-5', '5+'],
  workTypes: ['Remote', 'On-site', 'Hybrid'],
  jobDurations: ['One day', '2-3 days a week', 'Full time monthly', 'Based on task'],
  defaults: { numberOfInterns: '1', workType: 'Remote' },
} as const;

export const hiring = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;
