// Two processes of the built product, which know all database servers by one address.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { insist, Member } from '../compose/members.mjs';
import { madeUpSettings } from '../compose/site.mjs';
import { inRoot } from '../paths.mjs';
import { freePort } from '../ports.mjs';
import { Problem } from '../problem.mjs';
import { run } from '../run.mjs';

const PROCESSES = 2;
const program = (name) => inRoot('backend/dist/src', name);

export class Product {
  #children = [];
  urls = [];

  constructor(databaseUrl, results) {
    const settings = { DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost' };
    this.env = { ...process.env, ...madeUpSettings(), ...settings };
    this.results = results;
  }

  async start() {
    for (let number = 1; number <= PROCESSES; number += 1) {
      const PORT = String(await freePort());
      const output = openSync(path.join(this.results, `product-${number}.log`), 'a');
      const stdio = ['ignore', output, output];
      this.#children.push(spawn(process.execPath, [program('main.js')], { env: { ...this.env, PORT }, stdio }));
      const url = `http://127.0.0.1:${PORT}`;
      await insist(() => new Member(url).send('GET', '/health/ready'));
      this.urls.push(url);
    }
  }

  get isRunning() {
    return this.#children.every(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  }

  async commandLine(...args) {
    const { code, output } = await run(process.execPath, [program('command-line/sankofa.js'), ...args], {
      env: this.env,
    });
    if (code !== 0) throw new Problem(`sankofa ${args.join(' ')}: ${output.trim()}`);
    return output;
  }

  async stop() {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
}
