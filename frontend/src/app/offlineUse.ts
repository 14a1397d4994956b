import { mayKeepOptional, watchCookieChoice } from '../client/cookieChoice';
import { forgetStoredQueries } from '../client/queryStore';

/** What is kept for offline use is optional: it begins when the visitor has agreed to it, and all of it goes when they no longer do. `entry` is the file that this page runs. */
export function followCookieChoice(entry: string) {
  const apply = () => void (mayKeepOptional() ? begin(entry) : end());
  apply();
  watchCookieChoice(apply);
}

async function begin(entry: string) {
  const { watchForUpdate } = await import('./watchForUpdate');
  await watchForUpdate(entry);
}

async function end() {
  forgetStoredQueries();
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
