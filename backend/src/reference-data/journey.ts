export const unlockThreshold = 50;

export const milestones = [
  { name: 'Silver', points: 50 },
  { name: 'Gold', points: 150 },
  { name: 'Diamond', points: 500 },
] as const;

export const programmeMonths = 3;

/** Calendar months from the approval of the application to certification. */
export const certificationAfterMonths = 4;
