interface Numbers {
  dayNumber?: number | null;
  weekNumber?: number | null;
}

/** 'Day 3' of the challenge or 'Week 5' of the programme. An appraisal of a day has a week number too. */
export const dayOrWeek = ({ dayNumber, weekNumber }: Numbers): string =>
  dayNumber ? `Day ${dayNumber}` : `Week ${weekNumber ?? 1}`;
