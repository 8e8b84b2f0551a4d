import { Global, Module } from '@nestjs/common';
import { EventCodec } from './event-codec.js';
import { EventRegistry } from './event-registry.js';
import { EventStore } from './event-store.js';
import { Feed } from './feed.js';
import { History } from './history.js';
import { DataKeys } from './personal-data/data-keys.js';
import { WakeUp } from './wake-up.js';
import { WakeUpNotices } from './wake-up-notices.js';

const parts = [EventRegistry, DataKeys, EventCodec, EventStore, Feed, History, WakeUp, WakeUpNotices];

@Global()
@Module({ providers: parts, exports: parts })
export class EventStoreModule {}
