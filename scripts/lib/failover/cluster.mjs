// Three PostgreSQL nodes under Patroni, each in its own network namespace, and etcd; all from Debian packages.
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { debootstrap } from '../compose/bases.mjs';
import { dataFolder, inRoot } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { isProgram, onPath } from '../programs.mjs';
import { step } from '../steps.mjs';
import { createNetwork, endAll, places, removeNetwork, runIn, setLine } from './network.mjs';

const PACKAGES = ['postgresql-18', 'patroni', 'python3-etcd', 'etcd-server'];
const HOME = '/var/lib/postgresql';
const HEALTH_TIMEOUT_MS = 180_000;
const [ETCD, ...NODES] = places;
const ETCD_URL = `http://${ETCD.host}:2379`;

export class Cluster {
  #folder = path.join(dataFolder(), 'failover');
  #root = path.join(this.#folder, 'root');
  #password = randomBytes(18).toString('hex');
  #output;

  constructor(results) {
    this.#output = openSync(path.join(results, 'cluster.log'), 'a');
  }

  get url() {
    const hosts = NODES.map(({ host }) => `${host}:5432`).join(',');
    return `postgres://sankofa:${this.#password}@${hosts}/sankofa?target_session_attrs=read-write`;
  }

  async assertPossible() {
    const isThere = (name) => onPath([name]).some(isProgram);
    if (process.getuid?.() !== 0 || !['mmdebstrap', 'ip', 'unshare'].every(isThere))
      throw new Problem('This needs root on Linux, for networks, and mmdebstrap: apt-get install mmdebstrap iproute2.');
  }

  async start() {
    await this.stop(); // left by an interrupted run
    if (!existsSync(this.#root))
      await step('Unpacking PostgreSQL, Patroni and etcd of Debian', () =>
        debootstrap('minbase', PACKAGES, [], 'forky', this.#root),
      );
    copyFileSync(inRoot('deploy/patroni/patroni.yml'), path.join(this.#root, 'etc/patroni.yml'));
    await createNetwork();
    this.#startEtcd();
    for (const node of NODES) this.startNode(node);
    await this.untilWell();
    await this.query(`create role sankofa login password '${this.#password}'`, 'postgres');
    await this.query('create database sankofa owner sankofa', 'postgres');
  }

  #startEtcd() {
    const urls = ['--listen-client-urls', ETCD_URL, '--advertise-client-urls', ETCD_URL];
    runIn(ETCD, ['chroot', this.#root, 'etcd', '--data-dir', '/var/lib/etcd-test', ...urls], {}, this.#output);
  }

  /** Mounts this machine's devices, and a folder of its own for data. */
  startNode(node) {
    const [root, home] = [this.#root, this.#homeOf(node)];
    mkdirSync(home, { mode: 0o755, recursive: true });
    const mounts = [
      ...['dev', 'proc'].map((folder) => `mount --rbind /${folder} ${root}/${folder}`),
      ...['run', 'tmp'].map((folder) => `mount -t tmpfs tmpfs ${root}/${folder}`),
      `mount --bind ${home} ${root}${HOME}`,
      `chroot ${root} sh -c 'mkdir /run/postgresql && chown postgres ${HOME} /run/postgresql'`,
    ];
    const patroni = `exec chroot --userspec=postgres:postgres ${root} patroni /etc/patroni.yml`;
    const env = {
      ...{ HOME, LANG: 'C.UTF-8', PATRONI_NAME: node.name },
      PATRONI_ETCD3_HOSTS: `${ETCD.host}:2379`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${node.host}:8008`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${node.host}:5432`,
      ...{ PATRONI_SUPERUSER_USERNAME: 'postgres', PATRONI_SUPERUSER_PASSWORD: this.#password },
      ...{ PATRONI_REPLICATION_USERNAME: 'replicator', PATRONI_REPLICATION_PASSWORD: this.#password },
    };
    runIn(node, ['unshare', '--mount', 'sh', '-ec', [...mounts, patroni].join('\n')], env, this.#output);
  }

  #homeOf = ({ name }) => path.join(this.#folder, name);

  /** Patroni's state of each node, from the first node that answers. */
  async members() {
    const ask = async ({ host }) =>
      (await fetch(`http://${host}:8008/cluster`, { signal: AbortSignal.timeout(2_000) })).json();
    const { members } = await Promise.any(NODES.map(ask)).catch(() => ({ members: [] }));
    return members;
  }

  async primary() {
    const leader = (await this.members()).find(({ role, state }) => role === 'leader' && state === 'running');
    return NODES.find(({ name }) => name === leader?.name);
  }

  /** Waits for a primary, a synchronous replica and another replica. */
  async untilWell() {
    let seen;
    for (const start = Date.now(); Date.now() - start < HEALTH_TIMEOUT_MS; await pause(500)) {
      seen = (await this.members()).map(({ role, state }) => `${role} ${state}`).toSorted();
      if (seen.join() === 'leader running,replica streaming,sync_standby streaming') return;
    }
    throw new Problem(`The nodes are not well: ${seen?.join(', ') || 'none answers'}.`);
  }

  async query(statement, database = 'sankofa') {
    const { host } = await this.primary();
    const client = new pg.Client({ host, user: 'postgres', password: this.#password, database });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  async stop() {
    await removeNetwork();
    for (const node of NODES) rmSync(this.#homeOf(node), { recursive: true, force: true });
    rmSync(path.join(this.#root, 'var/lib/etcd-test'), { recursive: true, force: true });
  }

  /** Ways to lose the primary. Each breaks it and returns how to bring it back. */
  faults = {
    /** Kills all its processes; it is restarted at once. */
    kill: async (node) => {
      await endAll(node);
      this.startNode(node);
      return () => undefined;
    },
    /** The same, but it is restarted only once another node is the primary. */
    machine: async (node) => {
      await endAll(node);
      return () => this.startNode(node);
    },
    cut: async (node) => {
      await setLine(node, 'down');
      return () => setLine(node, 'up');
    },
    switchover: async ({ name, host }) => {
      const body = JSON.stringify({ leader: name });
      const answer = await fetch(`http://${host}:8008/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Problem(`Patroni refuses: ${await answer.text()}`);
      return () => undefined;
    },
  };
}
