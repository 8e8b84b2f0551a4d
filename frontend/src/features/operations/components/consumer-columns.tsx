import type { TableColumnsType } from 'antd';
import { counted } from '../../../shared/format';
import { Badge } from '../../../shared/ui/badge';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons';
import { pauseConsumer, resumeConsumer } from '../api/consumers.mutation';
import type { Consumer } from '../api/consumers.query';
import { PauseButton } from './pause-button';
import { RebuildCell } from './rebuild-cell';

const states = {
  running: { kind: 'good', Icon: CheckIcon, text: 'Running' },
  failing: { kind: 'bad', Icon: AlertIcon, text: 'Failing' },
  paused: { kind: 'waiting', Icon: ClockIcon, text: 'Paused' },
  parked: { kind: 'bad', Icon: AlertIcon, text: 'Set aside' },
  unowned: { kind: 'waiting', Icon: AlertIcon, text: 'No worker' },
} as const;

interface Props {
  consumer: Consumer;
}

export const consumerColumns: TableColumnsType<Consumer> = [
  { title: 'Name', dataIndex: 'name', render: (_, consumer) => <Name consumer={consumer} /> },
  {
    title: 'State',
    key: 'state',
    width: '9.375rem',
    render: (_, consumer) => (
      <>
        <ConsumerState consumer={consumer} />
        <LastError consumer={consumer} />
      </>
    ),
  },
  {
    title: 'Behind',
    key: 'behind',
    width: '8.125rem',
    className: 'numbers',
    render: (_, consumer) => behind(consumer),
  },
  {
    title: 'Set aside',
    dataIndex: 'parkedEvents',
    width: '6.5625rem',
    className: 'numbers',
    render: (parked: number) => (parked === 0 ? 'None' : <strong>{counted(parked, 'event')}</strong>),
  },
  { title: 'Rebuild', key: 'rebuild', width: '11.25rem', render: (_, consumer) => <RebuildOf consumer={consumer} /> },
  { title: 'Work', key: 'pause', width: '6.25rem', render: (_, consumer) => <Work consumer={consumer} /> },
];

/** One column with all values, for narrow screens. */
export const consumerInOneColumn: TableColumnsType<Consumer> = [
  {
    title: 'Name',
    dataIndex: 'name',
    render: (_, consumer) => (
      <div className="stack stack--tight">
        <Name consumer={consumer} />
        <div className="row numbers">
          <ConsumerState consumer={consumer} />
          {behind(consumer)}
          {consumer.parkedEvents > 0 && <strong>{counted(consumer.parkedEvents, 'event')} set aside</strong>}
        </div>
        <LastError consumer={consumer} />
        <div className="row operations__work">
          <RebuildOf consumer={consumer} />
          <Work consumer={consumer} />
        </div>
      </div>
    ),
  },
];

const behind = ({ eventsBehind, secondsBehind }: Consumer): string =>
  eventsBehind === 0 ? 'Up to date' : `${counted(eventsBehind, 'event')}, ${Math.round(secondsBehind)} s`;

const Name = ({ consumer: { name, kind, owner } }: Props) => (
  <div className="person">
    <strong>{name}</strong>
    <span>{[kind === 'process' ? 'process' : 'read model', owner].filter(Boolean).join(' · ')}</span>
  </div>
);

const LastError = ({ consumer: { error } }: Props) => error && <p className="soft operations__error">{error}</p>;

const RebuildOf = ({ consumer: { name, kind, rebuild } }: Props) =>
  kind === 'read-model' && <RebuildCell name={name} rebuild={rebuild} />;

const Work = ({ consumer: { name, state } }: Props) => (
  <PauseButton
    name={name}
    text="What it shows or does stands still meanwhile, and catches up afterwards."
    isPaused={state === 'paused'}
    pause={pauseConsumer}
    resume={resumeConsumer}
  />
);

/** A running consumer with parked events is not shown as green. */
const ConsumerState = ({ consumer: { state, parkedEvents } }: Props) => (
  <Badge {...states[state === 'running' && parkedEvents > 0 ? 'parked' : state]} />
);
