import type { VoicePeer, VoiceToClient } from '@contracts/voice-signals';
import type { Attendance } from './attendance';
import { chime } from './chime';
import type { Links } from './links/links';
import { voicePreferences } from './voicePreferences';

type Gone = Parameters<VoiceToClient['userLeft']>[0];

/** The others as they come and go: how each is connected, who has a seat, and the sound with which they are told of. */
export class Company {
  constructor(
    private readonly links: Links,
    private readonly attendance: Attendance,
    private readonly isDeafened: () => boolean,
  ) {}

  /** Those whom one finds there are told of by no sound. */
  find(peers: readonly VoicePeer[]) {
    for (const { userId } of peers) this.attendance.greet(userId);
  }

  /** Those who are there now, and nobody else. */
  present(peers: readonly VoicePeer[]) {
    this.links.present(peers, performance.now());
    this.attendance.meet(peers.map(({ userId }) => userId));
  }

  came(peer: VoicePeer) {
    this.links.arrived(peer);
    if (this.attendance.greet(peer.userId)) this.sound('joined');
    this.attendance.meet([peer.userId]);
  }

  went(peer: Gone) {
    this.links.left(peer, performance.now());
    if (!peer.hasSeat && this.attendance.partFrom(peer.userId)) this.sound('left');
  }

  private sound(what: 'joined' | 'left') {
    if (voicePreferences().sounds && !this.isDeafened()) chime(what);
  }
}
