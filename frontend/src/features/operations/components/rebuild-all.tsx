import { Button } from 'antd';
import { counted } from '../../../shared/format';
import { useConfirm } from '../../../shared/ui/use-confirm';
import type { Consumer } from '../api/consumers.query';
import { cancelManyRebuilds, rebuildMany } from '../rebuild-many';
import { useOperation } from './use-operation';

/** Fills every read model anew, or stops those that are still to come. */
export function RebuildAll({ readModels }: { readModels: readonly Consumer[] }) {
  const start = useOperation(rebuildMany);
  const cancel = useOperation(cancelManyRebuilds);
  const { ask, dialog } = useConfirm();
  const running = readModels.filter(({ rebuild }) => rebuild?.state === 'running').map(({ name }) => name);
  const begin = async () => {
    const title = `Rebuild all ${readModels.length} read models?`;
    const text = 'Each is filled anew beside the live one, which serves until the new one takes its place.';
    if (await ask({ title, text, confirm: 'Rebuild all' })) await start.run(readModels.map(({ name }) => name));
  };

  if (running.length > 0 && !start.isPending) {
    return (
      <div className="row" role="status">
        <span className="numbers">{counted(running.length, 'rebuild')} to go</span>
        <Button loading={cancel.isPending} onClick={() => void cancel.run(running)}>
          Cancel all
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button loading={start.isPending} onClick={() => void begin()}>
        Rebuild all read models
      </Button>
      {dialog}
    </>
  );
}
