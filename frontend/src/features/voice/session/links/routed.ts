import type { RouterLeave } from '@contracts/voice-signals';
import { newKey } from '../../../../client/actionKey';
import { againAfter } from './negotiation.rules';
import type { Line } from './peerLink';
import { RouterLink, type RouterRoom } from './routerLink';

export interface RoutedRoom extends RouterRoom {
  leave(leave: RouterLeave): void;
  changed(): void;
}

/** This browser's way to the router. Where it breaks another one is made; the older one goes on until that stands. */
export class Routed {
  private current: RouterLink | null = null;
  private next: RouterLink | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;
  private hasStood = false;

  constructor(private readonly room: RoutedRoom) {}

  /** Null while it is not wanted. */
  get line(): Line | null {
    if (!this.isOpen) return null;
    if (this.current?.line === 'connected') return 'connected';
    if (this.retry !== undefined && this.current === null) return 'failed';
    return this.hasStood ? 'reconnecting' : 'connecting';
  }

  /** Whether another connection is under way, or has its time. */
  get isSeeking(): boolean {
    return this.next !== null || this.retry !== undefined;
  }

  transceiver = (line: number): RTCRtpTransceiver | null => this.current?.transceiver(line) ?? null;

  open() {
    if (this.isOpen) return;
    this.isOpen = true;
    this.make();
  }

  /** Another connection is sought at once, as after a change of the network. */
  restart() {
    if (this.isOpen) this.make();
  }

  /** The router needs a link offered anew; one that has ended meanwhile it does not. */
  renew(id: string) {
    for (const link of [this.current, this.next]) if (link?.id === id) link.renew();
  }

  private make() {
    this.stopWaiting();
    this.next?.end();
    const link: RouterLink = new RouterLink(this.room, newKey(), () => this.follow(link));
    this.next = link;
    link.begin();
  }

  private follow(link: RouterLink) {
    if (link === this.next) this.followNext(link);
    else this.followCurrent(link);
    this.room.changed();
    if (this.isOpen && this.current?.line !== 'connected' && !this.next && this.retry === undefined) this.make();
  }

  private followNext(link: RouterLink) {
    if (link.line === 'connected') {
      this.current?.end();
      [this.current, this.next] = [link, null];
      this.failures = 0;
      this.hasStood = true;
    } else if (link.line === 'failed') {
      this.endFailed(link);
      this.next = null;
      // One that goes on meanwhile says itself when it breaks.
      if (this.current?.line !== 'connected') this.wait();
    }
  }

  private followCurrent(link: RouterLink) {
    if (link.line === 'connected') return this.stopWaiting();
    if (link.line !== 'failed') return;
    this.endFailed(link);
    this.current = null;
  }

  /** The router may still have it. */
  private endFailed(link: RouterLink) {
    this.room.leave({ link: link.id });
    link.end();
  }

  private wait() {
    this.retry = setTimeout(() => {
      this.make();
      this.room.changed();
    }, againAfter(this.failures));
    this.failures += 1;
  }

  private stopWaiting() {
    clearTimeout(this.retry);
    this.retry = undefined;
  }

  async send(track: MediaStreamTrack) {
    await Promise.all([this.current?.send(track), this.next?.send(track)]);
  }

  /** Everybody is heard without it, or the stay is over. */
  close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.hasStood = false;
    this.failures = 0;
    this.stopWaiting();
    for (const link of [this.current, this.next]) {
      if (!link) continue;
      this.room.leave({ link: link.id });
      link.end();
    }
    this.current = null;
    this.next = null;
  }
}
