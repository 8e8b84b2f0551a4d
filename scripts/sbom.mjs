// npm run sbom: which packages are delivered, for whoever audits them.
import { billOfMaterials } from './lib/bill-of-materials.mjs';
import { giveUp } from './lib/problem.mjs';

await billOfMaterials().then((bill) => process.stdout.write(bill), giveUp);
