import { Button, type TableColumnsType } from 'antd';
import { type Consumer, pauseConsumer, resumeConsumer } from '../api/operations';
import { ConsumerState } from './consumer-state';
import { RebuildCell } from './rebuild-cell';
import { useOperation } from './use-operation';

export const consumerColumns: TableColumnsType<Consumer> = [
  {
    title: 'Name',
    dataIndex: 'name',
    render: (name: string, { kind, owner }) => (
      <div className="person">
        <strong>{name}</strong>
        <span>{[kind === 'process' ? 'process' : 'read model', owner].filter(Boolean).join(' · ')}</span>
      </div>
    ),
  },
  {
    title: 'State',
    key: 'state',
    width: 150,
    render: (_, consumer) => (
      <>
        <ConsumerState consumer={consumer} />
        {consumer.error && <p className="soft operations__error">{consumer.error}</p>}
      </>
    ),
  },
  {
    title: 'Behind',
    key: 'behind',
    width: 130,
    className: 'numbers',
    render: (_, { eventsBehind, secondsBehind }) =>
      eventsBehind === 0 ? 'Up to date' : `${events(eventsBehind)}, ${Math.round(secondsBehind)} s`,
  },
  {
    title: 'Set aside',
    dataIndex: 'parkedEvents',
    width: 105,
    className: 'numbers',
    render: (parked: number) => (parked === 0 ? 'None' : <strong>{events(parked)}</strong>),
  },
  {
    title: 'Rebuild',
    key: 'rebuild',
    width: 180,
    render: (_, { name, kind, rebuild }) => kind === 'read-model' && <RebuildCell name={name} rebuild={rebuild} />,
  },
  { title: 'Work', key: 'pause', width: 100, render: (_, consumer) => <PauseButton consumer={consumer} /> },
];

const events = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'event' : 'events'}`;

function PauseButton({ consumer: { name, state } }: { consumer: Consumer }) {
  const isPaused = state === 'paused';
  const { run, isPending } = useOperation(isPaused ? resumeConsumer : pauseConsumer);
  return (
    <Button size="small" loading={isPending} onClick={() => void run(name)}>
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
}
