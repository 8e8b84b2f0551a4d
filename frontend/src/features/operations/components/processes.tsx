import { Table } from 'antd';
import { counted, number, when } from '../../../shared/format';
import { Badge } from '../../../shared/ui/badge';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons';
import type { Server } from '../api/server.query';
import { Folded } from './folded';

/** The running processes, and the state of the database and the mail server. */
export const Processes = ({ server: { processes, database, mail } }: { server: Server }) => (
  <>
    <Folded id="processes" heading={summaryOf(processes)} what="processes" rows={processes} isAiling={isOfNote}>
      {(shown) => (
        <Table<Server['processes'][number]>
          dataSource={shown}
          rowKey="name"
          pagination={false}
          columns={[
            {
              title: 'Process',
              dataIndex: 'name',
              render: (name: string) => <strong className="operations__name">{name}</strong>,
            },
            { title: 'Role', dataIndex: 'role', width: '5.625rem' },
            { title: 'Version', dataIndex: 'version', width: '6.875rem', className: 'numbers', responsive: ['lg'] },
            {
              title: 'Started',
              dataIndex: 'startedAt',
              width: '12.5rem',
              responsive: ['lg'],
              render: (at: string) => when(at),
            },
            {
              title: 'State',
              key: 'state',
              width: '7.5rem',
              render: (_, process) => <Alive process={process} />,
            },
          ]}
        />
      )}
    </Folded>
    <p className="soft numbers">
      Database {megabytes(database.bytes)}, {database.connections} of {database.maxConnections} connections.{' '}
      {counted(mail.kept, 'mail')} kept
      {mail.isSent ? `, ${number(mail.waiting)} wait to be sent.` : ', none is sent: no mail server is set.'}
    </p>
  </>
);

const isGone = ({ isSilent, isReplaced }: Server['processes'][number]): boolean => isSilent && !isReplaced;
const isOfNote = (process: Server['processes'][number]): boolean => isGone(process) || process.troubles.length > 0;

function summaryOf(processes: Server['processes']): string {
  const gone = processes.filter(isGone).length;
  const versions = new Set(processes.filter(({ isSilent }) => !isSilent).map(({ version }) => version));
  return `Processes: ${gone === 0 ? `${processes.length} alive` : `${gone} silent`}, version ${[...versions].sort().join(' and ')}`;
}

function Alive({ process: { isSilent, isReplaced } }: { process: Server['processes'][number] }) {
  if (isReplaced) return <Badge kind="waiting" Icon={ClockIcon} text="Replaced" />;
  return isSilent ? (
    <Badge kind="bad" Icon={AlertIcon} text="Silent" />
  ) : (
    <Badge kind="good" Icon={CheckIcon} text="Alive" />
  );
}

const megabytes = (bytes: number): string => `${number(Math.round(bytes / 1e6))} MB`;
