import type { FailingWork } from '../../../../platform/background/failing-work.js';
import {
  ChoiceProp,
  DateTimeProp,
  FlagProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import type { RunningProcess } from '../../../../platform/operations/running-processes.js';
import type { DatabaseFigures, MailFigures, SlowStatement } from '../../../../platform/operations/server-figures.js';

export class FailingWorkResponse implements FailingWork {
  @TextProp() work: string;
  @TextProp() since: string;
  @TextProp({ description: 'Kind and codes.' }) error: string;
}

export class RunningProcessResponse implements RunningProcess {
  @TextProp() name: string;
  @TextProp() role: string;
  @TextProp() version: string;
  @DateTimeProp() startedAt: Date;
  @DateTimeProp() seenAt: Date;
  @ListProp(() => FailingWorkResponse, { description: 'What its work in the background fails at.' })
  troubles: readonly FailingWorkResponse[];
  @FlagProp() isSilent: boolean;
  @FlagProp() isReplaced: boolean;
}

export class SlowStatementResponse implements SlowStatement {
  @NumberProp() pid: number;
  @TextProp() application: string;
  @NumberProp() seconds: number;
  @TextProp({ description: 'Without its values.' }) statement: string;
}

export class DatabaseResponse implements DatabaseFigures {
  @DateTimeProp() startedAt: Date;
  @NumberProp() bytes: number;
  @NumberProp() connections: number;
  @NumberProp() maxConnections: number;
  @ListProp(() => SlowStatementResponse) slowStatements: readonly SlowStatementResponse[];
}

export class JobStoreResponse {
  @ChoiceProp(['PostgreSQL', 'Redis']) store: 'PostgreSQL' | 'Redis';
  @DateTimeProp({ nullable: true, description: 'When its jobs were last found lost and made anew.' })
  lostAt: Date | null;
}

export class KeptMailResponse implements MailFigures {
  @NumberProp() kept: number;
  @NumberProp() waiting: number;
  @FlagProp() isSent: boolean;
}

export class ServerResponse {
  @ListProp(() => RunningProcessResponse) processes: RunningProcessResponse[];
  @ObjectProp(() => DatabaseResponse) database: DatabaseResponse;
  @ObjectProp(() => JobStoreResponse) jobs: JobStoreResponse;
  @ObjectProp(() => KeptMailResponse) mail: KeptMailResponse;
}
