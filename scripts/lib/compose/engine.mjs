// The container engine: Docker, or Debian's Podman with a storage of its own, apart from any other use of Podman.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFolder, root } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { install, isProgram, mayInstall, onPath } from '../programs.mjs';
import { run } from '../run.mjs';
import { unpackCompose } from './bases.mjs';

const HEALTH_INTERVAL_MS = 5_000;
const START_TIMEOUT_MS = 60_000;
const DEBIAN_PACKAGES = ['podman', 'runc', 'catatonit', 'netavark', 'aardvark-dns', 'iptables', 'mmdebstrap'];
const PLUGIN = 'usr/libexec/docker/cli-plugins/docker-compose';

/** `do` throws if a command fails, `try` returns exit code and output; `compose` is `docker compose`. */
export async function startEngine(log) {
  const hasDocker = (await tried('docker', ['info'])) && (await tried('docker', ['compose', 'version']));
  return hasDocker ? engineOf(log, 'docker', ['docker', 'compose'], process.env) : startPodman(log);
}

const tried = (command, args) =>
  run(command, args).then(
    ({ code }) => code === 0,
    () => false,
  );

async function startPodman(log) {
  if (!onPath(['podman']).some(isProgram) || !onPath(['mmdebstrap']).some(isProgram)) {
    if (!mayInstall())
      throw new Problem(
        `This needs Docker with its compose plugin, or root on Debian to install ${DEBIAN_PACKAGES.join(', ')}.`,
      );
    for (const name of DEBIAN_PACKAGES) await install(name);
  }
  const folder = path.join(dataFolder(), 'compose');
  const compose = path.join(folder, 'tools', PLUGIN);
  if (!existsSync(compose)) await unpackCompose(path.join(folder, 'tools'));
  const socket = path.join(folder, 'podman.sock');
  const env = { ...process.env, ...settingsOf(folder), DOCKER_HOST: `unix://${socket}` };
  rmSync(socket, { force: true });
  const output = openSync(path.join(folder, 'service.log'), 'w');
  const service = spawn('podman', ['system', 'service', '--time=0', env.DOCKER_HOST], {
    env,
    stdio: ['ignore', output, output],
  });
  const ended = new Promise((resolve) => service.once('exit', resolve));
  for (const start = Date.now(); !existsSync(socket); await pause(100))
    if (Date.now() - start > START_TIMEOUT_MS) {
      service.kill();
      throw new Problem('podman system service did not start.');
    }
  const engine = engineOf(log, 'podman', [compose], env);
  const stopChecks = checkHealth(env);
  return {
    ...engine,
    stop: async () => {
      await stopChecks();
      service.kill();
      await ended;
    },
  };
}

/** Lowers Podman's limits, which exceed what a container may set. Without systemd it runs no health checks itself. */
function settingsOf(folder) {
  const [containers, storage] = ['containers.conf', 'storage.conf'].map((name) => path.join(folder, name));
  const place = (name) => {
    mkdirSync(path.join(folder, name), { recursive: true });
    return `"${path.join(folder, name)}"`;
  };
  const settings = {
    CONTAINERS_CONF: containers,
    CONTAINERS_STORAGE_CONF: storage,
    BUILDAH_ISOLATION: 'chroot',
    DISABLE_HC_SYSTEMD: 'true',
  };
  // The program that restarts containers gets only these variables.
  const passed = Object.entries({ PATH: process.env.PATH, ...settings }).map((pair) => `"${pair.join('=')}"`);
  writeFileSync(
    containers,
    `[containers]\ndefault_ulimits = ["nofile=16384:16384", "nproc=16384:16384"]
[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"
conmon_env_vars = [${passed.join(', ')}]\ntmp_dir = ${place('tmp')}\nvolume_path = ${place('volumes')}
[network]\nnetwork_backend = "netavark"\nnetwork_config_dir = ${place('networks')}\n`,
  );
  writeFileSync(storage, `[storage]\ndriver = "overlay"\ngraphroot = ${place('storage')}\nrunroot = ${place('run')}\n`);
  return settings;
}

function engineOf(log, name, compose, env) {
  const carryOut = async ([command, ...before], args, more = {}) => {
    const begun = Date.now();
    const { code, output } = await run(command, [...before, ...args], { cwd: root, env: { ...env, ...more } });
    log(`$ ${path.basename(command)} ${[...before, ...args].join(' ')} (${code}, ${Date.now() - begun} ms)\n${output}`);
    return { code, output };
  };
  const must = async (...given) => {
    const { code, output } = await carryOut(...given);
    if (code !== 0) throw new Problem(`${given[1].slice(0, 6).join(' ')} failed:\n\n${output.trim().slice(-3_000)}`);
    return output.trim();
  };
  return {
    name,
    do: (...args) => must([name], args),
    try: (...args) => carryOut([name], args),
    compose: (args, more) => must(compose, args, more),
    stop: () => undefined,
  };
}

function checkHealth(env) {
  let isStopped = false;
  const format = '{{.ID}} {{if .Config.Healthcheck}}{{.Config.Healthcheck.Test}}{{end}}';
  const ask = (...args) => run('podman', args, { env });
  const checkAll = async () => {
    const ids = (await ask('ps', '--quiet')).output.split('\n').filter(Boolean);
    const { output } = ids.length > 0 ? await ask('inspect', '--format', format, ...ids) : { output: '' };
    const checked = output.split('\n').filter((line) => line.includes('CMD'));
    await Promise.all(checked.map((line) => ask('healthcheck', 'run', line.split(' ')[0])));
  };
  const checking = (async () => {
    for (; !isStopped; await pause(HEALTH_INTERVAL_MS)) await checkAll();
  })();
  return () => {
    isStopped = true;
    return checking;
  };
}
