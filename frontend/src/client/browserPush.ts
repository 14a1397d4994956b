const WORKER = '/sw.js';

/** `denied`: the browser was told not to ask. */
export type PushAbility = 'possible' | 'denied' | 'unsupported';

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

const registration = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration('/');
/** Older browsers have a worker, but nothing to subscribe to. */
const subscriptionIn = async (found: ServiceWorkerRegistration | undefined): Promise<PushSubscription | null> =>
  (await found?.pushManager?.getSubscription()) ?? null;

export const ownSubscription = async (): Promise<PushSubscription | null> => subscriptionIn(await registration());

/** Subscribes this browser under the key of the installation; one under another key is worth nothing any more. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Whoever leaves is told nothing more here, and what was told goes from the screen. */
export async function leavePush(): Promise<void> {
  const found = await registration();
  await (await subscriptionIn(found))?.unsubscribe();
  for (const notification of (await found?.getNotifications?.()) ?? []) notification.close();
}
