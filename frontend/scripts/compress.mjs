// Writes a Brotli and a gzip copy of every text file in dist/, so that no request waits for compression.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const worthIt = /\.(html|js|css|svg|txt|xml|webmanifest)$/;

for (const name of readdirSync(dist, { recursive: true }).filter((file) => worthIt.test(file))) {
  const content = readFileSync(dist + name);
  writeFileSync(`${dist}${name}.gz`, gzipSync(content, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${dist}${name}.br`, brotliCompressSync(content, { params: quality }));
}
