import {
  ShownChoice,
  ShownFlag,
  ShownList,
  ShownNumber,
  ShownObject,
  ShownText,
  ShownTime,
} from '../../../platform/http/shown.js';
import type { RunningProcess } from '../../../platform/operations/running-processes.js';
import type { DatabaseFigures, MailFigures, SlowStatement } from '../../../platform/operations/server-figures.js';

export class RunningProcessResponse implements RunningProcess {
  @ShownText() name: string;
  @ShownText() role: string;
  @ShownText() version: string;
  @ShownTime() startedAt: Date;
  @ShownTime() seenAt: Date;
  @ShownFlag() isSilent: boolean;
  @ShownFlag() isReplaced: boolean;
}

export class SlowStatementResponse implements SlowStatement {
  @ShownNumber() pid: number;
  @ShownText() application: string;
  @ShownNumber() seconds: number;
  @ShownText({ description: 'Without its values.' }) statement: string;
}

export class DatabaseResponse implements DatabaseFigures {
  @ShownTime() startedAt: Date;
  @ShownNumber() bytes: number;
  @ShownNumber() connections: number;
  @ShownNumber() maxConnections: number;
  @ShownList(() => SlowStatementResponse) slowStatements: readonly SlowStatementResponse[];
}

export class JobStoreResponse {
  @ShownChoice(['PostgreSQL', 'Redis']) store: 'PostgreSQL' | 'Redis';
  @ShownTime({ nullable: true, description: 'When its jobs were last found lost and made anew.' }) lostAt: Date | null;
}

export class KeptMailResponse implements MailFigures {
  @ShownNumber() kept: number;
  @ShownNumber() waiting: number;
  @ShownFlag() isSent: boolean;
}

export class ServerResponse {
  @ShownList(() => RunningProcessResponse) processes: RunningProcessResponse[];
  @ShownObject(() => DatabaseResponse) database: DatabaseResponse;
  @ShownObject(() => JobStoreResponse) jobs: JobStoreResponse;
  @ShownObject(() => KeptMailResponse) mail: KeptMailResponse;
}
