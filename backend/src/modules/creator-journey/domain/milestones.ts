export type MilestoneName = 'Silver' | 'Gold' | 'Diamond';

export const milestones: readonly { name: MilestoneName; points: number }[] = [
  { name: 'Silver', points: 50 },
  { name: 'Gold', points: 150 },
  { name: 'Diamond', points: 500 },
];

/** Points from which live projects, team projects and gigs are open. */
export const UNLOCK_THRESHOLD = 50;
