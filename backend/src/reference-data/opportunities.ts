import opportunities from './opportunities.json' with { type: 'json' };

/** The pay of a gig is shown without a currency. */
export const { gigs, liveProjects } = opportunities;

export const liveProjectApplication = {
  hoursPerDay: [1, 2],
  daysPerWeek: [1],
  startsInDays: { min: 3, max: 7 },
} as const;
