export const hireForm = {
  numberOfInterns: ['1', '2', '3-5', '5+'],
  workTypes: ['Remote', 'On-site', 'Hybrid'],
  jobDurations: ['One day', '2-3 days a week', 'Full time monthly', 'Based on task'],
  defaults: { numberOfInterns: '1', workType: 'Remote' },
} as const;

export const hiring = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** Awarded for finished work. */
  pointsForWork: 10,
  /** Both sides answer each from 1 to 5. */
  questions: [
    { name: 'asAgreed', label: 'It was as we had agreed' },
    { name: 'understanding', label: 'We understood each other' },
    { name: 'again', label: 'I would work together again' },
  ],
} as const;
