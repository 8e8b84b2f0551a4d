import { useQuery } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command';
import { when } from '../../../shared/format';
import { useMember } from '../../../shared/session/member';
import { signOut } from '../../../shared/session/sign-in-out';
import { lossOf } from '../../../shared/session/unsent';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { CheckIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { LoadState } from '../../../shared/ui/load-failure';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { signOutDevice, signOutEverywhere } from '../api/devices.mutation';
import { devicesQuery } from '../api/devices.query';
import { ProfileSubpage } from '../components/profile-subpage';
import { deviceName } from '../device-name';

export default function DevicesPage() {
  const { ask, dialog } = useConfirm();
  const { id } = useMember();
  const everywhere = useCommand(signOutEverywhere, { onDone: () => void signOut(id), failed: 'SIGN_OUT_FAILED' });

  const leaveEverywhere = async () => {
    const question = {
      title: 'Sign out of every device?',
      text: ['This one too. You sign in again with your password.', lossOf(id)].filter(Boolean).join(' '),
      confirm: 'Sign out everywhere',
    };
    if (await ask(question)) await everywhere.run();
  };

  return (
    <ProfileSubpage
      title="Devices"
      lead={
        <>
          Where you are signed in. Sign out what you do not know, and{' '}
          <Link to="/profile/password">choose a new password</Link> then.
        </>
      }
    >
      <div>
        <Button kind="secondary" pending={everywhere.isPending} onClick={() => void leaveEverywhere()}>
          Sign out everywhere
        </Button>
      </div>
      <DeviceList />
      {dialog}
    </ProfileSubpage>
  );
}

function DeviceList() {
  const query = useQuery(devicesQuery);
  const list = useKeptFocus<HTMLUListElement>();
  const leave = useCommand(signOutDevice, {
    touches: ['devices'],
    done: 'DEVICE_SIGNED_OUT',
    failed: 'DEVICE_NOT_SIGNED_OUT',
  });
  if (!query.data) return <LoadState of={query} what="your devices" room="profile-page__skeleton" />;
  return (
    <ul className="card devices" {...list}>
      {query.data.items.map(({ id, userAgent, createdAt, lastUsedAt, current }) => (
        <li key={id} className="devices__item">
          <span>
            <strong>{deviceName(userAgent)}</strong>
            <span className="soft">
              Signed in {when(createdAt)}, last used {when(lastUsedAt)}
            </span>
          </span>
          {current ? (
            <Badge kind="good" Icon={CheckIcon} text="This device" />
          ) : (
            <Button kind="secondary" pending={leave.isPending} onClick={() => void leave.run({ id })}>
              Sign out<span className="visually-hidden"> of {deviceName(userAgent)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
