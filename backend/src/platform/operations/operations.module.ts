import { Global, Module } from '@nestjs/common';
import { FailingWorkRegistry } from '../background/failing-work.js';
import { Consumers } from './consumers.js';
import { Horizon } from './horizon.js';
import { ParkedStreams } from './parked-streams.js';
import { Pauses } from './pauses.js';
import { RunningProcesses } from './running-processes.js';
import { ServerFigures } from './server-figures.js';

const parts = [Consumers, ParkedStreams, Horizon, RunningProcesses, ServerFigures, Pauses, FailingWorkRegistry];

@Global()
@Module({ providers: parts, exports: parts })
export class PlatformOperationsModule {}
