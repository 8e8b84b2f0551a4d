// npm run generate: writes the files generated from the backend; --check only reports whether they are current.
import { buildBackend } from './lib/builds.mjs';
import { generatedFilesDiffering, writeGenerated } from './lib/generated.mjs';
import { giveUp, Problem } from './lib/problem.mjs';

try {
  await buildBackend();
  if (process.argv.includes('--check')) {
    const differing = await generatedFilesDiffering();
    if (differing.length > 0) throw new Problem(`Not current, run npm run generate: ${differing.join(', ')}`);
  } else {
    await writeGenerated();
  }
  process.exit(0);
} catch (error) {
  giveUp(error);
}
