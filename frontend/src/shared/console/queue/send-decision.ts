import { sendCommand } from '../../api/send-command';
import type { Decision, DecisionInput } from './queue';

/** Staff wait for the answer, so a decision without an answer is retried at once. */
const retryDelaysMs = [0, 0];

interface DecisionCommand<Row> {
  decision: Decision<Row>;
  row: Row;
  input: DecisionInput;
  batch?: string;
}

/** Uses a key of its own, unless it belongs to a batch, whose items have had keys from the start. */
export const sendDecision = <Row>(
  decision: Decision<Row>,
  row: Row,
  input: DecisionInput,
  of?: { key: string; batch: string },
): Promise<unknown> =>
  sendCommand<DecisionCommand<Row>, unknown>(
    send,
    { decision, row, input, ...(of && { batch: of.batch }) },
    { retryDelaysMs, ...(of && { key: of.key }) },
  );

const send = <Row>({ decision, row, input, batch }: DecisionCommand<Row>, key: string) =>
  decision.send(row, input, batch === undefined ? key : { key, batch });
