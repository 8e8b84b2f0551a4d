import { useOnline } from '../shared/offline/use-online';
import { ClockIcon } from '../shared/ui/feature-icons';

export function OfflineNotice({ text }: { text: string }) {
  const isOnline = useOnline();
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
