import { FlagProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { NoticeChannels, QuietHoursChoice } from '../../http/notice-settings.requests.js';

class PushResponse {
  @TextProp({ nullable: true, description: 'What a browser subscribes with; null where no pushes are sent.' })
  publicKey: string | null;
  @FlagProp({ description: 'Whether this device is subscribed.' }) on: boolean;
}

export class NoticeSettingsResponse {
  @ObjectProp(() => NoticeChannels) channels: NoticeChannels;
  @ObjectProp(() => QuietHoursChoice) quietHours: QuietHoursChoice;
  @TextProp({ description: 'That of the country, in which the quiet hours are told.' }) timeZone: string;
  @ObjectProp(() => PushResponse) push: PushResponse;
}
