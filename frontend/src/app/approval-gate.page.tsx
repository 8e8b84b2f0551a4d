import { useNavigate } from 'react-router-dom';
import { UpgradePrompt } from '../features/commerce/components/upgrade-prompt';
import { label } from '../shared/messages';
import { useMember } from '../shared/session/member';
import { useSignOut } from '../shared/session/use-sign-out';
import { Button } from '../shared/ui/button';
import { usePageTitle } from '../shared/ui/page-title';

export default function ApprovalGatePage() {
  usePageTitle(label('UPGRADE_TITLE'));
  const member = useMember();
  const navigate = useNavigate();
  const { leave, dialog } = useSignOut();
  return (
    <UpgradePrompt member={member}>
      <Button kind="quiet" onClick={() => void leave()}>
        Logout
      </Button>
      <Button kind="secondary" onClick={() => void navigate('/dashboard')}>
        {label('GO_TO_DASHBOARD')}
      </Button>
      {dialog}
    </UpgradePrompt>
  );
}
