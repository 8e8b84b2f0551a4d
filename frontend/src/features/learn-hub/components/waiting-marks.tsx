import { useReadMark, useWaitingMarks } from '../use-read-mark';

/** Sends what was read without a network, whichever lesson is open now; the one that is open sends its own. */
export const WaitingMarks = ({ open }: { open?: string }) =>
  useWaitingMarks()
    .filter((name) => name !== open)
    .map((name) => <WaitingMark key={name} name={name} />);

function WaitingMark({ name }: { name: string }) {
  useReadMark(name);
  return null;
}
