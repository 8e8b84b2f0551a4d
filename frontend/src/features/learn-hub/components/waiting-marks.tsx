import { useReadMark, useWaitingMarks } from '../use-read-mark';

/** Sends read marks stored offline. The open lesson is left out, as it sends its own. */
export const WaitingMarks = ({ open }: { open?: string }) =>
  useWaitingMarks()
    .filter((name) => name !== open)
    .map((name) => <WaitingMark key={name} name={name} />);

function WaitingMark({ name }: { name: string }) {
  useReadMark(name);
  return null;
}
