import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../api/problem';
import { invalidateReadModels } from '../../api/use-command';
import { toast, toastProblem } from '../../ui/toast';
import { useSingleFlight } from '../../ui/use-single-flight';
import type { ListPage } from '../list-table';
import type { Decision, DecisionInput, Queue } from './queue';
import { sendDecision } from './send-decision';

/** The codes of a decision that a colleague was faster with. */
const WAS_LATE = /_ALREADY_(DECIDED|CHANGED)$/;

/** A decided row goes at once, before the list is asked again; where a colleague was faster, the toast says who. */
export function useDecide<Row extends object>(queue: Queue<Row>, onDecided: (row: Row) => void) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<string>();

  const remove = (id: string) => {
    queries.setQueriesData<ListPage<Row>>({ queryKey: [queue.topic] }, (page) => {
      const items = page?.items.filter((row) => queue.idOf(row) !== id);
      if (!page || !items || items.length === page.items.length) return page;
      return { ...page, items, total: page.total - 1 };
    });
  };
  const askAgain = () => void invalidateReadModels(queries, [queue.topic, 'waiting-requests']);
  const { run } = useSingleFlight(async (decision: Decision<Row>, row: Row, input: DecisionInput) => {
    setPending(decision.name);
    try {
      await sendDecision(decision, row, input);
      const { code, values } = decision.done(row, input);
      toast(code, values);
      if (!queue.keepsDecided) {
        onDecided(row);
        remove(queue.idOf(row));
      }
    } catch (thrown) {
      toastProblem(thrown, WAS_LATE.test(asProblem(thrown).code) ? 'ALREADY_DECIDED' : decision.failed);
    } finally {
      setPending(undefined);
      askAgain();
    }
  });
  return { decide: run, pending, askAgain };
}
