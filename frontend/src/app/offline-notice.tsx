import { useOnline } from '../shared/offline/use-online';
import { ClockIcon } from '../shared/ui/feature-icons';
import { useRootMark } from '../shared/ui/use-root-mark';

export function OfflineNotice({ text }: { text: string }) {
  const isOnline = useOnline();
  useRootMark('is-offline', !isOnline);
  return (
    <div role="status" className="offline-notice">
      {!isOnline && (
        <p className="notice notice--waiting">
          <ClockIcon />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
