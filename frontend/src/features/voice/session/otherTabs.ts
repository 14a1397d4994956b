import { tabId } from './tab';

/** Milliseconds in which a page that goes may come back, as one that is loaded again does. */
export const COMES_BACK = 4_000;

/** `waits`: shows the room without its sound. `left`: does so no more. `sounds`: has the sound. `goes`: is closed, and leaves it to `heir`. */
type Said = { readonly roomId: string; readonly tab: string } & (
  | { readonly kind: 'waits' | 'left' | 'sounds' }
  | { readonly kind: 'goes'; readonly heir: string }
);

/** The pages of this browser that show one room: the sound goes on in another one when the page that has it is closed. */
export class OtherTabs {
  private readonly line = new BroadcastChannel('voiceRoom');
  private readonly waiting = new Set<string>();
  private isWaiting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly roomId: string,
    /** The page that had the sound is gone. */
    private readonly inherit: () => void,
  ) {
    this.line.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.roomId === roomId) this.hear(data);
    };
  }

  private say = (said: { kind: 'waits' | 'left' | 'sounds' } | { kind: 'goes'; heir: string }) =>
    this.line.postMessage({ roomId: this.roomId, tab: tabId(), ...said } satisfies Said);

  private hear(said: Said) {
    if (said.kind === 'waits') this.waiting.add(said.tab);
    else this.waiting.delete(said.tab);
    if (!this.isWaiting) return;
    if (said.kind === 'sounds') {
      clearTimeout(this.timer);
      this.say({ kind: 'waits' });
    } else if (said.kind === 'goes' && said.heir === tabId()) this.timer = setTimeout(this.inherit, COMES_BACK);
  }

  /** Others wait from now on; they say so. */
  sound() {
    this.isWaiting = false;
    clearTimeout(this.timer);
    this.say({ kind: 'sounds' });
  }

  wait() {
    this.isWaiting = true;
    this.say({ kind: 'waits' });
  }

  /** This page goes; false when no other one goes on with the room. */
  go(): boolean {
    const [heir] = this.waiting;
    if (this.isWaiting) this.say({ kind: 'left' });
    else if (heir !== undefined) this.say({ kind: 'goes', heir });
    return heir !== undefined;
  }

  end() {
    clearTimeout(this.timer);
    if (this.isWaiting) this.say({ kind: 'left' });
    this.line.close();
  }
}
