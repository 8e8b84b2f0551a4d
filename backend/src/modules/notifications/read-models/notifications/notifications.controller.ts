import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { TimeZone } from '../../../../platform/http/fields.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { timeZoneOf } from '../../../../reference-data/index.js';
import { MemberDirectory } from '../../../identity/public.js';
import { NotificationPage, showNotification } from './notifications.response.js';
import { Notification } from './notifications.row.js';
import { recentNotificationsOf } from './recent-notifications.js';

const MAX_UNREAD = 100;

class NotificationsQuery extends PageQuery {
  /** The time zone of days. Defaults to that of the member's country. */
  @TimeZone({ optional: true }) timeZone?: string;
}

@ApiController('notifications', 'api/me/notifications')
export class NotificationsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    private readonly directory: MemberDirectory,
  ) {}

  @Get()
  @Access('own-record')
  @Ok(NotificationPage)
  async list(@Me() memberId: string, @Query() query: NotificationsQuery): Promise<NotificationPage> {
    const kept = recentNotificationsOf(memberId, this.clock.now());
    const [page, unread, members] = await Promise.all([
      this.readModels.page(Notification, kept, [{ at: 'desc' }], pageOf(query)),
      this.readModels.countUpTo(MAX_UNREAD, Notification, { ...kept, readAt: null }),
      this.directory.of([memberId]),
    ]);
    const timeZone = query.timeZone ?? timeZoneOf(members.get(memberId)?.country);
    return { ...mapPage(page, (row) => showNotification(row, timeZone)), unread };
  }
}
