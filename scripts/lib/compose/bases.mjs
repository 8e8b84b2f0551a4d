// Base images: pulled, or built from Debian packages and Node's npm package if no image registry can be reached.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { npm, run } from '../run.mjs';
import { step } from '../steps.mjs';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const PROGRAMS = '/usr/local/bin';
const ENTRYPOINT = 'postgres-entrypoint.sh';

/** By image name without the tag. The suite is Debian's first with that version. */
const recipes = {
  node: {
    suite: 'bookworm',
    packages: ['ca-certificates'],
    hooks: nodeHooks,
    changes: [`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, 'CMD ["node"]'],
  },
  postgres: {
    suite: 'forky',
    packages: ['postgresql-18'],
    hooks: () => [`copy-in ${inRoot('scripts/lib/compose', ENTRYPOINT)} ${PROGRAMS}`],
    changes: [
      'ENV LANG=C.UTF-8',
      'ENV PATH=/usr/lib/postgresql/18/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      'ENV PGDATA=/var/lib/postgresql/18/docker',
      `ENTRYPOINT ["${ENTRYPOINT}"]`,
      'CMD ["postgres"]',
    ],
  },
  redis: { suite: 'bookworm', packages: ['redis-server'], changes: ['WORKDIR /data', 'CMD ["redis-server"]'] },
  caddy: {
    suite: 'forky',
    packages: ['caddy', 'ca-certificates'],
    changes: [
      'ENV XDG_CONFIG_HOME=/config',
      'ENV XDG_DATA_HOME=/data',
      'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]',
    ],
  },
};

/** The base images of the Dockerfile (first) and of the compose file. */
export function basesNamed() {
  const [, node] = /^FROM (\S+)/m.exec(readFileSync(inRoot('Dockerfile'), 'utf8'));
  const compose = readFileSync(inRoot('docker-compose.yml'), 'utf8');
  const others = [...compose.matchAll(/^ {4}image: ((?!sankofa)\S+)$/gm)].map(([, image]) => image);
  return [node, ...others].map((image) => `docker.io/library/${image}`);
}

export async function provideBases(engine) {
  for (const image of basesNamed()) await provide(engine, image);
}

async function provide(engine, image) {
  if ((await engine.try('image', 'inspect', image)).code === 0) return;
  if ((await engine.try('pull', '--quiet', image)).code === 0) return;
  await step(`Making ${path.basename(image)} of Debian’s packages, as it cannot be pulled`, () => make(engine, image));
}

async function make(engine, image) {
  const { suite, packages, hooks, changes } = recipes[path.basename(image).split(':')[0]];
  const folder = mkdtempSync(path.join(tmpdir(), 'base-'));
  try {
    const archive = path.join(folder, 'root.tar');
    const given = ((await hooks?.(folder)) ?? []).map((hook) => `--customize-hook=${hook}`);
    await debootstrap('minbase', packages, given, suite, archive);
    const named = changes.flatMap((change) => ['--change', change]);
    await engine.do('import', ...named, archive, image);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Installs Node and npm, and adds the user of the official image and this machine's certificates. */
async function nodeHooks(folder) {
  const { output } = await npm(['pack', 'npm@11', '--silent', '--pack-destination', folder]);
  const modules = '/usr/local/lib/node_modules';
  return [
    `copy-in ${process.execPath} ${PROGRAMS}`,
    `mkdir -p "$1${modules}/npm"`,
    `tar -xzf ${path.join(folder, output.trim().split('\n').at(-1))} -C "$1${modules}/npm" --strip-components 1`,
    `ln -s ${modules}/npm/bin/npm-cli.js "$1/usr/local/bin/npm"`,
    'chroot "$1" useradd --create-home --uid 1000 node',
    `upload ${CERTIFICATES} ${CERTIFICATES}`,
  ];
}

/** Docker Compose from Debian, which only newer suites have. */
export async function unpackCompose(folder) {
  mkdirSync(folder, { recursive: true });
  await debootstrap('extract', ['docker-compose'], [], 'forky', folder);
}

export async function debootstrap(variant, packages, hooks, suite, target) {
  const lean = ['doc', 'man', 'locale'].map((part) => `--dpkgopt=path-exclude=/usr/share/${part}/*`);
  const options = [
    `--variant=${variant}`,
    `--include=${packages.join(',')}`,
    '--aptopt=Acquire::Check-Valid-Until "false"',
  ];
  mkdirSync(path.dirname(target), { recursive: true });
  const { code, output } = await run('mmdebstrap', [...options, ...lean, ...hooks, suite, target]);
  if (code !== 0) throw new Problem(`${packages.join(', ')} of Debian ${suite} could not be had:\n\n${output.trim()}`);
}
