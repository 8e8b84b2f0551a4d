// npm run bench:lists -- [members ...]: the staff's lists over so many members, compared with a bare server.
import { buildBackend } from '../scripts/lib/builds.mjs';
import { giveUp } from '../scripts/lib/problem.mjs';
import { withOwnData } from './lib/own-data.mjs';

const USUAL = [10_000, 1_000_000];
const counts = process.argv.slice(2).map(Number);

try {
  await buildBackend();
  const { benchMemberLists } = await import('./lib/member-lists.mjs'); // imports the fresh build
  for (const count of counts.length > 0 ? counts : USUAL) {
    console.log(`\n${count.toLocaleString('en-GB')} members`);
    await withOwnData((env) => benchMemberLists(count, env));
  }
  process.exit(0);
} catch (error) {
  giveUp(error);
}
