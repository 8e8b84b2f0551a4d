import { sendCommand } from '../../api/send-command';
import type { Decision, DecisionInput } from './queue';

/** Staff wait for the answer to go on: where none came, the decision is sent again at once. */
const retryDelaysMs = [0, 0];

interface DecisionCommand<Row> {
  decision: Decision<Row>;
  row: Row;
  input: DecisionInput;
}

export const sendDecision = <Row>(decision: Decision<Row>, row: Row, input: DecisionInput): Promise<unknown> =>
  sendCommand<DecisionCommand<Row>, unknown>(send, { decision, row, input }, { retryDelaysMs });

const send = <Row>({ decision, row, input }: DecisionCommand<Row>, key: string) => decision.send(row, input, key);
