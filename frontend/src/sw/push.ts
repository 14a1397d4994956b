import { PUSH_TEXT, type PushNote } from '@contracts/push';

const ICON = '/favicon.svg';
/** The newest note takes the place of the one before. */
const TAG = 'meydan-mesajlar';
const USUAL: PushNote = { title: PUSH_TEXT.title, body: PUSH_TEXT.messages, path: '/mesajlar' };

interface Told {
  readonly data: { json(): unknown } | null;
}
interface Page {
  focus(): Promise<unknown>;
}
/** What of the service worker is needed here. */
export interface PushWorker {
  readonly origin: string;
  pages(): Promise<readonly Page[]>;
  openPage(path: string): Promise<unknown>;
  show(title: string, options: NotificationOptions): Promise<void>;
}

/** What was sent; what cannot be read is shown all the same: a browser that is told something must show something. */
function noteIn({ data }: Told): PushNote {
  try {
    return { ...USUAL, ...(data?.json() as Partial<PushNote> | null) };
  } catch {
    return USUAL;
  }
}

/** Shows what the server tells while no page is open. */
export function showNote(worker: PushWorker, told: Told): Promise<void> {
  const { title, body, path } = noteIn(told);
  return worker.show(title, { body, tag: TAG, icon: ICON, lang: 'tr', data: { path } });
}

/** A page that is open keeps what stands in it: it is shown, and left where it is. Without one, a path of this site is opened, whatever was sent. */
export async function openNote(worker: PushWorker, notification: Pick<Notification, 'close' | 'data'>): Promise<void> {
  notification.close();
  const [page] = await worker.pages();
  await (page ? page.focus() : worker.openPage(pathIn((notification.data as Partial<PushNote> | null)?.path, worker.origin)));
}

function pathIn(sent: unknown, origin: string): string {
  const url = typeof sent === 'string' && URL.canParse(sent, origin) ? new URL(sent, origin) : null;
  return url?.origin === origin ? url.pathname : USUAL.path;
}
