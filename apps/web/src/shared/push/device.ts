import { addPushDevice, removePushDevice, showPush } from '@engawa/contract/push/student';
import { call } from '../api/call.ts';

/** Push state of this browser. On Apple phones push works only after the product is installed. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Stores the account of this device: another account gets no pushes until it turns them on. */
const ownerKey = 'engawa_push';

const manager = async (): Promise<PushManager | undefined> => {
  if (!('PushManager' in window) || !('Notification' in window)) return undefined;
  return (await navigator.serviceWorker?.getRegistration())?.pushManager;
};

export async function readPushState(account: string): Promise<PushState> {
  const pushes = await manager();
  if (!pushes) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = (await pushes.getSubscription()) && localStorage.getItem(ownerKey) === account;
  return isOn ? 'on' : 'off';
}

export async function turnPushOn(account: string): Promise<PushState> {
  const pushes = await manager();
  if (!pushes) return 'unsupported';
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off';
  const { push } = await call(showPush, {});
  const options = { userVisibleOnly: true, applicationServerKey: push.key };
  const { endpoint } = await pushes.subscribe(options);
  await call(addPushDevice, { body: { address: endpoint } });
  localStorage.setItem(ownerKey, account);
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await manager())?.getSubscription();
  localStorage.removeItem(ownerKey);
  if (subscription) {
    await call(removePushDevice, { body: { address: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return 'off';
}

/** After the same person's next sign-in, because a registration ends with its session. */
export async function keepPushOn(account: string): Promise<void> {
  if (localStorage.getItem(ownerKey) !== account) return;
  const subscription = await (await manager())?.getSubscription();
  if (subscription) await call(addPushDevice, { body: { address: subscription.endpoint } });
}
