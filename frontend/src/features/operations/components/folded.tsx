import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

interface Props<Row> {
  id: string;
  heading: string;
  /** The plural of the rows, such as `queues`. */
  what: string;
  action?: ReactNode;
  rows: readonly Row[];
  isAiling: (row: Row) => boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Shows rows with a problem; the healthy ones are folded into one line. */
export function Folded<Row>({ id, heading, what, action, rows, isAiling, children }: Props<Row>) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.filter(isAiling);
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="queue__head">
        <h2 id={id}>{heading}</h2>
        <div className="row operations__actions">
          {action}
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? `Fold ${what}` : `Show all ${what}`}
          </Button>
        </div>
      </div>
      {shown.length > 0 && children(shown)}
    </section>
  );
}
