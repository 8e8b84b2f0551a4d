import { Button } from 'antd';
import { useExport } from '../../../shared/console/exports/use-export';
import { exportFigures, type FigureTable } from '../api/figure-exports.query';
import { usePeriod } from './period';

interface Props {
  id: string;
  title: string;
  /** What it is called as a file; without it there is none. */
  csv?: FigureTable | undefined;
}

/** What a table or a chart is called, and the way to take it out: for a reason, which is recorded. */
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
        <Button size="small" aria-label={`CSV of ${title}`} onClick={() => void save(csv)}>
          CSV
        </Button>
      )}
      {progress}
      {dialog}
    </div>
  );
}
