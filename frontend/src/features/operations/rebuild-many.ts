import { asProblem } from '../../shared/api/problem';
import { sendCommand } from '../../shared/api/send-command';
import { cancelRebuild, rebuildProjection } from './api/consumers.mutation';

/** Asks for each by itself, so that the log tells of each; workers then carry them out in turn. */
export async function rebuildMany(names: readonly string[]): Promise<void> {
  for (const name of names) await unlessRefused(sendCommand(rebuildProjection, { name }), 'REBUILD_RUNNING');
}

export async function cancelManyRebuilds(names: readonly string[]): Promise<void> {
  for (const name of names) await unlessRefused(sendCommand(cancelRebuild, { name }), 'NO_REBUILD_RUNNING');
}

/** What is so already needs no word when it is asked for among many. */
async function unlessRefused(command: Promise<unknown>, code: string): Promise<void> {
  await command.catch((thrown: unknown) => {
    if (asProblem(thrown).code !== code) throw thrown;
  });
}
