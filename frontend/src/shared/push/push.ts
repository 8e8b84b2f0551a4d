import { sendTo } from '../api/requests';
import { readStored, removeStored, store } from '../device-storage';

/** 'off' means that the browser can turn it on. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The id of the member who turned pushes on here; a sign-out deletes it. */
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

/** Asks the member for permission if the browser has not done so yet. */
export async function turnOnPush(memberId: string, publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(memberId);
  const former = await findSubscription();
  await former?.unsubscribe(); // it may belong to another key or another member
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

/** Sends the subscription again after a sign-in, as the server then sees another device. */
export async function renewPush(memberId: string): Promise<void> {
  if (readStored(OWNER_KEY) !== memberId) return;
  const subscription = await findSubscription();
  if (subscription) await tell(subscription);
}
