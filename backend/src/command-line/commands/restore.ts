import path from 'node:path';
import { type CliCommand } from '../command.js';
import { word } from '../parse-arguments.js';
import { restore as restoreBackup } from '../restore.js';

const FOLDER = { name: 'FOLDER', about: 'What a backup has written.' };

export const restore: CliCommand = {
  name: 'restore',
  about: 'Load a backup, erase again whom the list names, replay the read models, and verify the log.',
  needs: 'Needs an empty database, and the product not running on it.',
  words: [FOLDER],
  run: async (given, { withSettings, say }) => {
    const folder = path.resolve(word(given, FOLDER.name));
    const step = async (label: string, work: () => Promise<void>): Promise<void> => {
      say(`${label} ...`);
      await work();
    };
    const verdict = await withSettings((env) => restoreBackup(folder, env, step));
    const { ok, eventsChecked, sealsChecked, firstBadPosition = '', fault = '' } = verdict;
    const good = 'All of it is as it was sealed. Accept its newest seal (seal accept), then start the product.';
    return {
      isGood: ok,
      says: [
        `${String(eventsChecked)} events and ${String(sealsChecked)} seals checked.`,
        ok ? good : `The log does not fit its seals at position ${firstBadPosition}: ${fault}.`,
      ],
      result: verdict,
    };
  },
};
