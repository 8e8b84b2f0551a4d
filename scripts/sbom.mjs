// npm run sbom: the delivered packages, for audits.
import { billOfMaterials } from './lib/bill-of-materials.mjs';
import { giveUp } from './lib/problem.mjs';

await billOfMaterials().then((bill) => process.stdout.write(bill), giveUp);
