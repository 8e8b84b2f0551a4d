import { ALONGSIDE, type CliCommand, UsageError } from '../command.js';
import { onProduct } from '../product.js';
import { replayIn } from '../replay.js';

export const replay: CliCommand = {
  name: 'replay',
  about: 'Fill read models anew from the log, or compare them with it.',
  needs: ALONGSIDE,
  words: [{ name: 'READ-MODEL', about: 'Which, by name; --all for every one.', may: 'be repeated' }],
  flags: {
    all: { type: 'boolean', about: 'Every read model.' },
    compare: { type: 'boolean', about: 'Change nothing, and tell each row that differs; ends with 1 if one does.' },
  },
  run: async ({ words, flags }, context) => {
    const names = words['READ-MODEL'] ?? [];
    if (names.length > 0 === (flags.all === true)) throw new UsageError('Say which read models, or --all.');
    const compare = flags.compare === true;
    const rowsDiffering = await onProduct(context, (app) => replayIn(app, { names, compare }, context.say));
    return { isGood: rowsDiffering === 0, says: [], result: { compare, rowsDiffering } };
  },
};
