import { Button } from 'antd';
import { useExport } from '../../../shared/console/exports/use-export';
import { exportFigures, type FigureTable } from '../api/figure-exports.query';
import { usePeriod } from './period';

interface Props {
  id: string;
  title: string;
  /** The name of the table on the server; without it there is no export. */
  csv?: FigureTable | undefined;
}

/** The heading of a table or chart, with a CSV export that asks for a reason, which is recorded. */
export function FigureHead({ id, title, csv }: Props) {
  const { from, to } = usePeriod();
  const { start, progress, dialog } = useExport();
  const save = (table: FigureTable) =>
    start(`Take “${title}” out as CSV`, (reason, ...following) =>
      exportFigures(table, { from, to, reason }, ...following),
    );
  return (
    <div className="queue__head">
      <h3 id={id}>{title}</h3>
      {csv && (
        <Button size="small" aria-label={`CSV of ${title}`} onClick={() => save(csv)}>
          CSV
        </Button>
      )}
      {progress}
      {dialog}
    </div>
  );
}
