import { Button, Progress } from 'antd';
import { number, when } from '../../../shared/format';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { cancelRebuild, rebuildProjection } from '../api/consumers.mutation';
import { isUnderWay, type Rebuild } from '../api/consumers.query';
import { useOperation } from './use-operation';

function paceOf({ state, eventsDone, eventsPerSecond, secondsLeft }: Rebuild): string {
  if (state === 'waiting') return 'Waits for the end of the upgrade';
  if (eventsDone === 0) return 'Waits for its turn';
  return `${number(eventsPerSecond)} events/s${secondsLeft === null ? '' : `, ${secondsLeft} s left`}`;
}

export function RebuildCell({ name, rebuild }: { name: string; rebuild: Rebuild | null }) {
  const start = useOperation(rebuildProjection);
  const cancel = useOperation(cancelRebuild);
  const { ask, dialog } = useConfirm();
  const begin = async () => {
    const text = 'It is filled anew beside the live one, which serves until the new one takes its place.';
    if (await ask({ title: `Rebuild ${name}?`, text, confirm: 'Rebuild' })) await start.run({ name });
  };

  if (rebuild && isUnderWay(rebuild)) {
    const { eventsDone, eventsTotal } = rebuild;
    return (
      <div className="rebuild">
        <Progress percent={Math.floor((100 * eventsDone) / Math.max(eventsTotal, 1))} size="small" />
        <span className="soft numbers">{paceOf(rebuild)}</span>
        <Button size="small" loading={cancel.isPending} onClick={() => void cancel.run({ name })}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className="rebuild">
      <Button size="small" loading={start.isPending} onClick={() => void begin()}>
        Rebuild
      </Button>
      {rebuild?.finishedAt && (
        <span className="soft">
          {rebuild.state === 'done' ? 'Rebuilt' : 'Cancelled'} {when(rebuild.finishedAt)}
        </span>
      )}
      {dialog}
    </div>
  );
}
