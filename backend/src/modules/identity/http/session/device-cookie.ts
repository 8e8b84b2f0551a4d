import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../../platform/config/clock.js';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { Peppers } from '../../../../platform/secrets/peppers.js';
import type { Account } from '../../accounts/accounts.js';

const NAME = 'sankofa_device';
const ID_BYTES = 9;
const DAY_MS = 86_400_000;
const TTL_DAYS = 180;
/** Families share devices. The account that signed in longest ago is dropped. */
const MAX_ACCOUNTS = 5;
const ENTRY = /^([\w-]{12})\.(\d{1,6})\.([\w-]{43})$/;

type Owner = Pick<Account, 'memberId' | 'passwordHash'>;

interface Entry {
  readonly text: string;
  readonly id: string;
  readonly untilDay: number;
  readonly signature: string;
}

/**
 * Marks a device on which an account has signed in. An entry is signed for one account and its password, and names
 * neither. A new password therefore invalidates the entries of all other devices.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly options;

  constructor(
    @Inject(CONFIG) { publicUrl }: Config,
    private readonly clock: Clock,
    private readonly peppers: Peppers,
  ) {
    const secure = publicUrl.startsWith('https:');
    this.name = secure ? `__Secure-${NAME}` : NAME;
    this.options = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure } as const;
  }

  isSent(request: FastifyRequest): boolean {
    return request.cookies[this.name] !== undefined;
  }

  /** The id of the device, when this account has signed in on it. */
  async deviceOf(request: FastifyRequest, owner: Owner | undefined): Promise<string | undefined> {
    for (const entry of this.read(request)) if (owner && (await this.isOf(owner, entry))) return entry.id;
    return undefined;
  }

  async remember(reply: FastifyReply, owner: Owner): Promise<void> {
    const { request } = reply;
    const id = (await this.deviceOf(request, owner)) ?? randomBytes(ID_BYTES).toString('base64url');
    const untilDay = this.today() + TTL_DAYS;
    const entry = [id, untilDay, await this.signatureOf(owner, id, untilDay)].join('.');
    const others = this.read(request).filter((other) => other.id !== id);
    const value = [entry, ...others.map(({ text }) => text)].slice(0, MAX_ACCOUNTS).join('~');
    void reply.setCookie(this.name, value, { ...this.options, maxAge: (TTL_DAYS * DAY_MS) / 1000 });
  }

  private read(request: FastifyRequest): Entry[] {
    const texts = (request.cookies[this.name] ?? '').split('~').slice(0, MAX_ACCOUNTS);
    const entries = texts.flatMap((text) => {
      const [, id, untilDay, signature] = ENTRY.exec(text) ?? [];
      return id && untilDay && signature ? [{ text, id, untilDay: Number(untilDay), signature }] : [];
    });
    return entries.filter(({ untilDay }) => untilDay >= this.today());
  }

  private async isOf(owner: Owner, { id, untilDay, signature }: Entry): Promise<boolean> {
    const expected = await this.signatureOf(owner, id, untilDay);
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  }

  private async signatureOf({ memberId, passwordHash }: Owner, id: string, untilDay: number): Promise<string> {
    const signed = [id, String(untilDay), memberId, passwordHash].join('|');
    return (await this.peppers.hash('known devices', signed)).toString('base64url');
  }

  private today(): number {
    return Math.floor(this.clock.now().getTime() / DAY_MS);
  }
}
