interface Numbers {
  dayNumber?: number | null;
  weekNumber?: number | null;
}

/** 'Day 3' of the challenge, or 'Week 5' of the programme after it. A waiting day has a week as well. */
export const dayOrWeek = ({ dayNumber, weekNumber }: Numbers): string =>
  dayNumber ? `Day ${dayNumber}` : `Week ${weekNumber}`;
