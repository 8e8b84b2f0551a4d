import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { Peppers } from '../../../platform/secrets/peppers.js';
import { Semaphore } from './semaphore.js';

/** argon2id with the minimum that OWASP recommends. Each hash takes 19 MiB, so two at once stay small. */
export const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

@Injectable()
export class Passwords {
  private readonly semaphore = new Semaphore(2, 32);
  private nobodys: Promise<string> | undefined;

  constructor(private readonly peppers: Peppers) {}

  async hash(password: string): Promise<string> {
    const options = await this.options();
    return this.semaphore.run(() => hash(composed(password), options));
  }

  /** Without an account, compares with a dummy hash to take equally long. A `first` check skips the queue. */
  async matches(passwordHash: string | undefined, password: string, first = false): Promise<boolean> {
    const options = await this.options();
    const nobodys = await this.nobodysHash(options);
    const check = () =>
      passwordHash !== undefined && isImportedHash(passwordHash)
        ? verifyBcrypt(password, passwordHash)
        : verify(passwordHash ?? nobodys, composed(password), options);
    const isRight = await this.semaphore.run(check, first);
    return isRight && passwordHash !== undefined;
  }

  private nobodysHash(options: Options): Promise<string> {
    if (!this.nobodys) {
      this.nobodys = hash('nobody’s password', options);
      this.nobodys.catch(() => (this.nobodys = undefined));
    }
    return this.nobodys;
  }

  private async options(): Promise<Options> {
    return { ...strength, secret: await this.peppers.of('password') };
  }
}

/** bcrypt without our pepper, as hosted backends store passwords. */
export const isImportedHash = (passwordHash: string): boolean =>
  /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(passwordHash);

/** Normalises letters that devices compose differently: ẹ́ is one sign or three. */
const composed = (password: string): string => password.normalize('NFC');
