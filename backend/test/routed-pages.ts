import type { RouterAnswer, RouterLeave, VoiceCarried } from '../contracts/voice-signals.js';
import type { LinesOfRoom, RoutedLine, RouterWatcher } from '../src/kernel/media-router.js';
import type { Client } from './client.js';
import { VoicePage } from './voice-pages.js';

/** Pages of one room with what each was told last, as a router that is asked by signalling. */
export class RoutedPages {
  readonly byMember = new Map<string, VoicePage>();
  readonly carried = new Map<string, VoiceCarried>();
  private watcher: Partial<RouterWatcher> = {};

  async come(who: Client, roomId: string): Promise<VoiceCarried> {
    const page = await VoicePage.open(who, roomId);
    page.socket.on('carried', (carried: VoiceCarried) => {
      this.carried.set(who.id, carried);
      this.watcher.changed?.(roomId);
    });
    page.socket.on('routerRenew', ({ link }: RouterLeave) => this.watcher.renew?.(who.id, link));
    this.byMember.set(who.id, page);
    const answer = await page.join(roomId, { isMuted: false });
    if (!answer.success) throw new Error(answer.message);
    return answer.carried;
  }

  offer(memberId: string, offer: unknown): Promise<RouterAnswer> {
    return this.page(memberId).ask<RouterAnswer>('routerOffer', offer);
  }

  page(memberId: string): VoicePage {
    const page = this.byMember.get(memberId);
    if (!page) throw new Error('they have no page');
    return page;
  }

  async admit(_room: string, memberId: string, offer: { link: string; sdp: string }): Promise<string | null> {
    // What is asked of a page that is gone would be kept for when it is back, and its clock would run on after the test.
    if (!this.page(memberId).connected) return null;
    try {
      const answer = await this.offer(memberId, offer);
      return answer.success ? answer.sdp : null;
    } catch (error) {
      // Whoever is put out while they offer is answered nothing.
      if (this.page(memberId).connected) throw error;
      return null;
    }
  }

  linesOf(): LinesOfRoom {
    const lines = ({ lines }: VoiceCarried): RoutedLine[] => lines.map(({ line, userId }) => ({ line, connection: userId }));
    return new Map([...this.carried].map(([memberId, carried]) => [memberId, lines(carried)]));
  }

  watch(watcher: RouterWatcher): void {
    this.watcher = watcher;
  }
}
