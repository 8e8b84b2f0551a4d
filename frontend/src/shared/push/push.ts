import { sendTo } from '../api/requests';
import { readStored, removeStored, store } from '../device-storage';

/** `off`: it can be turned on here. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The member who turned pushes on here; a sign-out forgets it with all else. */
const OWNER_KEY = 'sankofa.push-of';

const subscribe = sendTo('/api/me/push-subscriptions');
const unsubscribe = sendTo('/api/me/push-subscriptions', { method: 'delete' });

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
}

export async function readPushState(memberId: string): Promise<PushState> {
  const subscription = await findSubscription();
  if (subscription === undefined) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return subscription && readStored(OWNER_KEY) === memberId ? 'on' : 'off';
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON();
  await subscribe({ endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } });
}

/** Asks the member, where the browser has not asked yet. */
export async function turnOnPush(memberId: string, publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(memberId);
  const former = await findSubscription();
  await former?.unsubscribe(); // another key, or another member, may have made it
  const { pushManager } = await navigator.serviceWorker.ready;
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  store(OWNER_KEY, memberId);
  return 'on';
}

export async function turnOffPush(): Promise<PushState> {
  await unsubscribe();
  removeStored(OWNER_KEY);
  await (await findSubscription())?.unsubscribe();
  return 'off';
}

/** After a new sign-in the device is another one to the server. */
export async function renewPush(memberId: string): Promise<void> {
  if (readStored(OWNER_KEY) !== memberId) return;
  const subscription = await findSubscription();
  if (subscription) await tell(subscription);
}
