import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { HAS_FILE, SKIP_WAITING } from './messages';
import { openNote, type PushWorker, showNote } from './push';

declare const self: ServiceWorkerGlobalScope;
/** Every built file, put in by build/serviceWorker.ts. */
declare const BUILT_FILES: PrecacheEntry[];

const PAGE = '/index.html';
/** Answers of the server that are never kept, and pages of another app. */
const NOT_OURS = [/^\/api\//, /^\/adminpanel(\/|$)/, /^\/socket\.io\//, /^\/metrics$/];

cleanupOutdatedCaches();
precacheAndRoute(BUILT_FILES, { directoryIndex: '', cleanURLs: false });

// The server writes the head and a summary into its pages, so they come from there; the kept page opens the app when there is no way to it.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const page = await matchPrecache(PAGE);
        if (!page) throw error;
        return page;
      }
    },
    { denylist: NOT_OURS },
  ),
);

// The page that installs it is in its care at once, so that the next build waits until that page has been asked.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const worker: PushWorker = {
  origin: self.location.origin,
  pages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openPage: (path) => self.clients.openWindow(path),
  show: (title, options) => self.registration.showNotification(title, options),
};
self.addEventListener('push', (event) => event.waitUntil(showNote(worker, event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNote(worker, event.notification)));

self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data?.type === SKIP_WAITING) void self.skipWaiting();
  if (data?.type === HAS_FILE) port?.postMessage(getCacheKeyForURL(data.url) !== undefined);
});
