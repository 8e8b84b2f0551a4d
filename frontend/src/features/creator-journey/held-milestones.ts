import type { Journey } from './api/journey';

/** The milestones that the points of now reach, by their names. */
export const heldMilestones = ({ milestones, points }: Journey): string[] =>
  milestones.filter((milestone) => points >= milestone.points).map(({ name }) => name);
