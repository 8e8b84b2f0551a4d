// A bridge with network namespaces as machines: each can be cut off, and all its processes killed at once.
import { spawn } from 'node:child_process';
import { Problem } from '../problem.mjs';
import { run } from '../run.mjs';

const BRIDGE = 'sankofa-ha';
const NETWORK = '10.77.0';

export const places = ['etcd', 'node1', 'node2', 'node3'].map((name, number) => ({
  name,
  space: `${BRIDGE}-${number}`,
  line: `${BRIDGE}-l${number}`,
  host: `${NETWORK}.1${number}`,
}));

export async function createNetwork() {
  await ip('link', 'add', BRIDGE, 'type', 'bridge');
  await ip('address', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE);
  await ip('link', 'set', BRIDGE, 'up');
  for (const place of places) await join(place);
}

async function join({ space, line, host }) {
  await ip('netns', 'add', space);
  await ip('link', 'add', line, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  await ip('link', 'set', line, 'master', BRIDGE, 'up');
  const inside = (...args) => ip('-n', space, ...args);
  await inside('address', 'add', `${host}/24`, 'dev', 'eth0');
  for (const device of ['eth0', 'lo']) await inside('link', 'set', device, 'up');
}

export async function removeNetwork() {
  for (const place of places) {
    await endAll(place);
    await run('ip', ['link', 'delete', place.line]); // deleting the namespace would delete the link later
    await run('ip', ['netns', 'delete', place.space]);
  }
  await run('ip', ['link', 'delete', BRIDGE]);
}

export function runIn({ space }, command, env, output) {
  const stdio = ['ignore', output, output];
  spawn('ip', ['netns', 'exec', space, ...command], { env: { PATH: process.env.PATH, ...env }, stdio });
}

/** Kills all processes of a namespace, as a power failure would. */
export async function endAll({ space }) {
  const { output } = await run('ip', ['netns', 'pids', space]);
  for (const pid of output.match(/^\d+$/gm) ?? []) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {} // gone with its parent
  }
}

export const setLine = ({ line }, state) => ip('link', 'set', line, state);

async function ip(...args) {
  const { code, output } = await run('ip', args);
  if (code !== 0) throw new Problem(`ip ${args.join(' ')}: ${output.trim()}`);
}
