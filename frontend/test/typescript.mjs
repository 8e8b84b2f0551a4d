// Compiles TypeScript for Jest as the build does.
import { compileInline } from '../../scripts/lib/compile.mjs';

export default { process: (source, file) => ({ code: compileInline(file, source) }) };
