import { useOnline } from '../shared/offline/use-online';
import { ClockIcon } from '../shared/ui/feature-icons';

/** Above every page of a member while the device has no network. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className="offline-notice">
      {!isOnline && (
        <p className="notice notice--waiting">
          <ClockIcon />
          <span>You are offline. What you see was kept on this device, and is brought up to date by itself.</span>
        </p>
      )}
    </div>
  );
}
