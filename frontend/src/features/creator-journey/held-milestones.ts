import type { Journey } from './api/journey.query';

/** The milestones that the points of now reach. */
export const heldMilestones = ({ milestones, points }: Journey): Journey['milestones'] =>
  milestones.filter((milestone) => points >= milestone.points);
