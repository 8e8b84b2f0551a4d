import type { Journey } from './api/journey.query';

/** The milestones that the present points reach. */
export const heldMilestones = ({ milestones, points }: Journey): Journey['milestones'] =>
  milestones.filter((milestone) => points >= milestone.points);
