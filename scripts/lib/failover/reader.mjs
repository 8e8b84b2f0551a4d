// Reads a page ten times a second and counts the answers of the primary, of a replica, and the failures.
import { setTimeout as pause } from 'node:timers/promises';

export class Reader {
  #counts = { primary: 0, replica: 0, nobody: 0 };
  #longestGap = 0;
  #oldest = 0;
  #isStopped = false;

  constructor(member) {
    this.running = this.#go(member);
  }

  async stop() {
    this.#isStopped = true;
    await this.running;
    const { primary, replica, nobody } = this.#counts;
    const age = replica > 0 ? ` up to ${this.#oldest} s old` : '';
    const gap = (this.#longestGap / 1000).toFixed(1);
    return `${primary} reads from the primary, ${replica} from a replica${age}, ${nobody} failed, ${gap} s without`;
  }

  async #go(member) {
    for (let last = performance.now(); !this.#isStopped; await pause(100)) {
      const answer = await member.send('GET', '/api/me').catch(() => ({ status: 0 }));
      const age = /^replica; age=(\d+)$/.exec(answer.headers?.get('x-read-model') ?? '')?.[1];
      this.#counts[answer.status === 200 ? (age ? 'replica' : 'primary') : 'nobody'] += 1;
      if (answer.status !== 200) continue;
      this.#oldest = Math.max(this.#oldest, Number(age ?? 0));
      this.#longestGap = Math.max(this.#longestGap, performance.now() - last);
      last = performance.now();
    }
  }
}
