import { messageSW, Workbox } from 'workbox-window';
import { toast } from '../design/toast';
import { HAS_FILE, SKIP_WAITING } from '../sw/messages';

const CHECK_EVERY = 30 * 60_000;

let checking: ReturnType<typeof setInterval> | undefined;

/** Registers the service worker and asks to reload when a new build is ready; `entry` is the file that this page runs. */
export async function watchForUpdate(entry: string) {
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', async ({ sw }) => {
    if (!sw) return;
    // A page that came from the server is already of the new build: nothing is left to reload.
    if (await messageSW(sw, { type: HAS_FILE, url: entry })) return void messageSW(sw, { type: SKIP_WAITING });
    offerReload(() => {
      worker.addEventListener('controlling', () => location.reload());
      void messageSW(sw, { type: SKIP_WAITING });
    });
  });
  try {
    await worker.register();
  } catch (error) {
    console.warn('Offline use could not be prepared', error);
    return;
  }
  const check = () => worker.update().catch(() => undefined);
  clearInterval(checking);
  checking = setInterval(check, CHECK_EVERY);
}

const offerReload = (reload: () => void) =>
  toast({ title: 'Yeni sürüm hazır', text: 'Meydan güncellendi. Kullanmak için sayfayı yenileyin.', stays: true, action: { label: 'Yenile', run: reload } });
