import type { Order } from './api/orders.query';

interface OrderStep {
  word: string;
  /** null for a step that is still to come. */
  at: string | null;
}

const words: Record<Order['timeline'][number]['status'], string> = {
  pending: 'Placed',
  processing: 'Processing',
  completed: 'Completed',
  rejected: 'Rejected',
};
const usualStatuses = ['pending', 'processing', 'completed'] as const;

/** The past steps of an order and those still to come. */
export function stepsOf({ status, timeline }: Pick<Order, 'status' | 'timeline'>): OrderStep[] {
  const pastSteps = timeline.map((step) => ({ word: words[step.status], at: step.at }));
  const isOver = status === 'completed' || status === 'rejected';
  const pastStatuses = timeline.map((step) => step.status);
  const futureStatuses = isOver ? [] : usualStatuses.filter((step) => !pastStatuses.includes(step));
  return [...pastSteps, ...futureStatuses.map((step) => ({ word: words[step], at: null }))];
}
