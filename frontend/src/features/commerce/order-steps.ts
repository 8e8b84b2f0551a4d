import type { Order } from './api/orders.query';

interface OrderStep {
  word: string;
  /** null while it is to come. */
  at: string | null;
}

const words: Record<Order['status'], string> = {
  pending: 'Placed',
  processing: 'Processing',
  completed: 'Completed',
  rejected: 'Rejected',
};
const usual = ['pending', 'processing', 'completed'] as const;

/** What happened to an order, and what is still to come of it. */
export function stepsOf({ status, timeline }: Pick<Order, 'status' | 'timeline'>): OrderStep[] {
  const reached = timeline.map((step) => ({ word: words[step.status], at: step.at }));
  const isOver = status === 'completed' || status === 'rejected';
  const passed = timeline.map((step) => step.status);
  const ahead = isOver ? [] : usual.filter((step) => !passed.includes(step));
  return [...reached, ...ahead.map((step) => ({ word: words[step], at: null }))];
}
