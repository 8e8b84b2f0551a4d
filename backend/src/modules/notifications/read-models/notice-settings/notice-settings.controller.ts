import { Get } from '@nestjs/common';
import { Access, ApiController, Me, MySession, Ok } from '../../../../access/access.decorator.js';
import { AccountStatuses } from '../../../../access/account-statuses.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { timeZoneOf } from '../../../../reference-data/index.js';
import { defaultNoticeSettings } from '../../domain/notice-settings.js';
import { PushSender } from '../../notices/push-sender.js';
import { PushSubscriptions } from '../../notices/push-subscriptions.js';
import { NoticeSettingsResponse } from './notice-settings.response.js';
import { NoticeChoices } from './notice-settings.row.js';

@ApiController('notifications', 'api/me/notice-settings')
export class NoticeSettingsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly accounts: AccountStatuses,
    private readonly subscriptions: PushSubscriptions,
    private readonly sender: PushSender,
  ) {}

  @Get()
  @Access('own-record')
  @Ok(NoticeSettingsResponse)
  async show(@Me() memberId: string, @MySession() sessionId: string): Promise<NoticeSettingsResponse> {
    const [row, account, on] = await Promise.all([
      this.readModels.one(NoticeChoices, memberId),
      this.accounts.ofAccount(memberId),
      this.subscriptions.has(sessionId),
    ]);
    const { quietHours, channels: chosen } = row ?? defaultNoticeSettings;
    const channels = { ...defaultNoticeSettings.channels, ...chosen };
    const push = { publicKey: this.sender.publicKey, on };
    return { channels, quietHours, timeZone: timeZoneOf(account?.country), push };
  }
}
