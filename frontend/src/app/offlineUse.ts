import { leavePush, ownSubscription } from '../client/browserPush';
import { mayKeepOptional, watchCookieChoice } from '../client/cookieChoice';
import { forgetStoredQueries } from '../client/queryStore';
import { onSessionProblem } from '../client/sessionProblem';

/** What is kept for offline use is optional: it begins when the visitor has agreed to it, and all of it goes when they no longer do. `entry` is the file that this page runs. */
export function followCookieChoice(entry: string) {
  const apply = () => void (mayKeepOptional() ? begin(entry) : end());
  apply();
  watchCookieChoice(apply);
  // However the session ended.
  onSessionProblem(({ kind }) => kind !== 'lapsed' && void leavePush());
}

async function begin(entry: string) {
  const { watchForUpdate } = await import('./watchForUpdate');
  await watchForUpdate(entry);
}

async function end() {
  forgetStoredQueries();
  // Notifications that were asked for need it: nothing is kept with it then, but it stays.
  if ((await ownSubscription()) === null) for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
