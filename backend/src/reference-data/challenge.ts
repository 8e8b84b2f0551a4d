export const challengeDays = 7;

export const appraisalPoints = { min: 0, max: 15, default: 0 } as const;

export const appraisalForm = { maxText: 4_000 } as const;

export const selfRating = { min: 1, max: 10, default: 5 } as const;
