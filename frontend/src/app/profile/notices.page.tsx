import { ProfileSubpage } from '../../features/identity/components/profile-subpage';
import { NoticeSettings } from '../../features/notifications/components/notice-settings';

export default function NoticesPage() {
  return (
    <ProfileSubpage
      title="Notices"
      heading="What we tell you"
      lead="Everything stands under Notifications. Choose what is to reach you while Sankofa is closed, and when."
    >
      <NoticeSettings />
    </ProfileSubpage>
  );
}
