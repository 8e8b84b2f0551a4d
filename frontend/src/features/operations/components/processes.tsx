import { Table } from 'antd';
import { number, when } from '../../../shared/format';
import { Badge } from '../../../shared/ui/badge';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons';
import type { Server } from '../api/server.query';

/** Which processes run, and how the servers behind them stand. */
export const Processes = ({ server: { processes, database, mail } }: { server: Server }) => (
  <>
    <Table<Server['processes'][number]>
      dataSource={processes}
      rowKey="name"
      pagination={false}
      columns={[
        {
          title: 'Process',
          dataIndex: 'name',
          render: (name: string) => <strong className="operations__name">{name}</strong>,
        },
        { title: 'Role', dataIndex: 'role', width: 90 },
        { title: 'Version', dataIndex: 'version', width: 110, className: 'numbers', responsive: ['lg'] },
        {
          title: 'Started',
          dataIndex: 'startedAt',
          width: 200,
          responsive: ['lg'],
          render: (at: string) => when(at),
        },
        {
          title: 'State',
          key: 'state',
          width: 120,
          render: (_, process) => <Alive process={process} />,
        },
      ]}
    />
    <p className="soft numbers">
      Database {megabytes(database.bytes)}, {database.connections} of {database.maxConnections} connections.{' '}
      {number(mail.kept)} mails kept
      {mail.isSent ? `, ${number(mail.waiting)} wait to be sent.` : ', none is sent: no mail server is set.'}
    </p>
  </>
);

function Alive({ process: { isSilent, isReplaced } }: { process: Server['processes'][number] }) {
  if (isReplaced) return <Badge kind="waiting" Icon={ClockIcon} text="Replaced" />;
  return isSilent ? (
    <Badge kind="bad" Icon={AlertIcon} text="Silent" />
  ) : (
    <Badge kind="good" Icon={CheckIcon} text="Alive" />
  );
}

const megabytes = (bytes: number): string => `${number(Math.round(bytes / 1e6))} MB`;
