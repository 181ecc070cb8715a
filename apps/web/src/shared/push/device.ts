import { addPushDevice, removePushDevice, showPush } from '@engawa/contract/push/student';
import { call } from '../api/call.ts';

/**
 * Whether this browser hears of news: it cannot, the person has forbidden it to ask, or it does or
 * does not. A phone of Apple's can once the product is among its apps.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Whose device this is: with another account it stays silent until that one wants it, too. */
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

/** Asks the person where the browser has not yet; what they answer is the new state. */
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

/** After a new sign-in of the same person: the device was told as long as the last session lasted. */
export async function keepPushOn(account: string): Promise<void> {
  if (localStorage.getItem(ownerKey) !== account) return;
  const subscription = await (await manager())?.getSubscription();
  if (subscription) await call(addPushDevice, { body: { address: subscription.endpoint } });
}
