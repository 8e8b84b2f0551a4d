import { Button } from 'antd';
import { asProblem } from '../../../shared/api/problem';
import { sendCommand } from '../../../shared/api/send-command';
import { counted } from '../../../shared/format';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { cancelRebuild, rebuildProjection } from '../api/consumers.mutation';
import { type Consumer, isUnderWay } from '../api/consumers.query';
import { useOperation } from './use-operation';

/** Rebuilds every read model, or cancels the rebuilds under way. */
export function RebuildAll({ readModels }: { readModels: readonly Consumer[] }) {
  const start = useOperation(rebuildMany);
  const cancel = useOperation(cancelManyRebuilds);
  const { ask, dialog } = useConfirm();
  const running = readModels.filter(({ rebuild }) => isUnderWay(rebuild)).map(({ name }) => name);
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

/** Sends one command per read model, so that the log has an event for each. Workers rebuild them in turn. */
const rebuildMany = (names: readonly string[]) =>
  Promise.all(names.map((name) => unlessRefused(sendCommand(rebuildProjection, { name }), 'REBUILD_RUNNING')));

const cancelManyRebuilds = (names: readonly string[]) =>
  Promise.all(names.map((name) => unlessRefused(sendCommand(cancelRebuild, { name }), 'NO_REBUILD_RUNNING')));

/** Ignores this refusal: it means that the read model is in the wanted state already. */
async function unlessRefused(command: Promise<unknown>, code: string): Promise<void> {
  await command.catch((thrown: unknown) => {
    if (asProblem(thrown).code !== code) throw thrown;
  });
}
