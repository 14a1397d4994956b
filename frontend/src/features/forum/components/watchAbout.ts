import { POST_WATCH_MEANING, WATCH_MEANING, type WatchLevel } from '@contracts/notifications';
import type { Watched } from '../api/watch';

/** What is watched, in words. */
export const WATCH_ABOUT: Readonly<Record<Watched['kind'], { name: string; meaning: Readonly<Record<WatchLevel, string>> }>> = {
  topic: { name: 'Konu bildirimleri', meaning: WATCH_MEANING },
  post: { name: 'Yazı bildirimleri', meaning: POST_WATCH_MEANING },
  project: { name: 'Proje bildirimleri', meaning: { ...POST_WATCH_MEANING, muted: 'Bu projeden bildirim almazsınız.' } },
};
