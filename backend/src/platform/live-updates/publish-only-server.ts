import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Server } from 'socket.io';
import { FanOut } from './fan-out.js';
import { LiveUpdates } from './live-updates.js';

@Injectable()
export class PublishOnlyServer implements OnModuleInit, OnModuleDestroy {
  private server: Server | undefined;

  constructor(
    private readonly fanOut: FanOut,
    private readonly live: LiveUpdates,
  ) {}

  onModuleInit(): void {
    this.server = new Server({ adapter: this.fanOut.adapter });
    this.live.attach(this.server);
  }

  async onModuleDestroy(): Promise<void> {
    await this.server?.of('/').adapter.close();
  }
}
