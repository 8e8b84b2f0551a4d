// One installation: docker-compose.yml with its own settings and folder.
import { Buffer } from 'node:buffer';
import { createPublicKey, randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../paths.mjs';
import { Problem } from '../problem.mjs';

const RECOVERY_TIMEOUT_MS = 180_000;
export const COMMAND_LINE = ['node', 'backend/dist/src/command-line/sankofa.js'];
/** The PKCS #8 prefix of an Ed25519 private key. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export const ADMIN = { email: 'admin@example.com', password: 'a basket of kola nuts' };

/** Settings for a first start, without two-step sign-in, which has its own tests. */
export function madeUpSettings() {
  const secret = () => randomBytes(32).toString('base64');
  const word = () => randomBytes(24).toString('hex');
  return {
    ...{ SITE_ADDRESS: 'localhost', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    ...{ POSTGRES_PASSWORD: word(), PRODUCT_PASSWORD: word(), REDIS_PASSWORD: word() },
    ...{ JWT_SECRET: secret(), MASTER_KEY: secret(), SEAL_KEY: secret(), STAFF_SECOND_FACTOR: 'off' },
  };
}

export function prepareSite(engine, name, settings) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  for (const part of ['docker-compose.yml', 'deploy/Caddyfile']) cpSync(inRoot(part), path.join(folder, part));
  const lines = Object.entries({ ...settings, SEAL_PUBLIC_KEY: publicKeyOf(settings.SEAL_KEY) });
  writeFileSync(path.join(folder, '.env'), lines.map(([key, value]) => `${key}=${value}\n`).join(''));
  const compose = (args, env) => engine.compose(['--project-name', name, '--project-directory', folder, ...args], env);
  const containers = async (...services) => (await compose(['ps', '--quiet', ...services])).split('\n').filter(Boolean);
  const clear = () => compose(['down', '--volumes', '--remove-orphans', '--timeout', '40']);
  return {
    folder,
    compose,
    containers,
    commandLine: (service, ...args) => compose(['exec', '-T', service, ...COMMAND_LINE, ...args]),
    // Podman reports no exit code with --rm.
    runOnce: (env, options, ...args) => compose(['run', '-T', '--no-deps', ...options, 'migrate', ...args], env),
    query: (statement) =>
      compose(['exec', '-T', 'postgres', 'psql', '-U', 'sankofa', '-d', 'sankofa', '-At', '-c', statement]),
    stateOf: async (id) => JSON.parse(await engine.do('inspect', id))[0],
    keepLogs: async (to) => writeFileSync(to, await compose(['logs', '--no-color', '--timestamps'])),
    clear,
    remove: async () => {
      await clear();
      rmSync(folder, { recursive: true });
    },
  };
}

function publicKeyOf(secret) {
  const key = Buffer.concat([ED25519, Buffer.from(secret, 'base64')]);
  const spki = createPublicKey({ key, format: 'der', type: 'pkcs8' }).export({ format: 'der', type: 'spki' });
  return spki.subarray(-32).toString('base64');
}

/** Kills the main process of a container and waits until it has restarted and is healthy. */
export async function killAndAwait(site, id) {
  const { State: before } = await site.stateOf(id);
  process.kill(before.Pid, 'SIGKILL');
  for (const start = Date.now(); Date.now() - start < RECOVERY_TIMEOUT_MS; await pause(500)) {
    const { State: now } = await site.stateOf(id).catch(() => ({ State: before })); // not known while a process ends
    const isWell = !now.Health?.Status || now.Health.Status === 'healthy';
    if (now.Running && now.Pid !== before.Pid && isWell) return;
  }
  throw new Problem(`${id} was killed and did not come back.`);
}

/** Copies a backup out of its volume and gives it to the containers' user. */
export async function copyBackup(site, name, to) {
  await site.compose(['cp', `backup:/backups/${name}`, to]);
  const folder = path.join(to, name);
  for (const part of ['', ...readdirSync(folder, { recursive: true })]) chownSync(path.join(folder, part), 1000, 1000);
  return folder;
}
