import type { CurrentVoiceRoom } from '@contracts/voice';
import type { JoinVoiceAnswer, VoicePeer, VoiceToClient } from '@contracts/voice-signals';
import { Attendance } from './attendance';
import { Company } from './company';
import { Links } from './links/links';
import { OtherTabs } from './otherTabs';
import { OwnListening } from './ownListening';
import { OwnVoice } from './ownVoice';
import { Signalling } from './signalling';
import { tabId } from './tab';
import { WayIn } from './wayIn';

/** What a stay is told by its parts. */
export interface StayHears {
  /** Something that is shown has changed. */
  changed(): void;
  ended(why: string | null): void;
  /** The page that had the sound was closed: it goes on in this one. */
  inherits(): void;
  /** Another page of the member has the sound. */
  isElsewhere(): boolean;
  joined(answer: JoinVoiceAnswer): void;
  broken(): void;
  /** Those who are there, and oneself as others have it. */
  present(peers: readonly VoicePeer[], self: VoicePeer): void;
  putOut(why: Parameters<VoiceToClient['forceLeave']>[0]): void;
}

export type StayParts = ReturnType<typeof partsOf>;

/** What a stay is made of, each part connected to those that it needs. */
export function partsOf(current: CurrentVoiceRoom, { ownId, isMicrophoneOn }: { ownId: string; isMicrophoneOn: boolean }, stay: StayHears) {
  const { changed, ended } = stay;
  const tabs = new OtherTabs(current.room.id, stay.inherits);
  const way = new WayIn(current.room.id, ended);
  const attendance = new Attendance(current, { ownId, changed, isElsewhere: stay.isElsewhere, ended });
  const voice = new OwnVoice(isMicrophoneOn, { changed, sends: (track) => links.send(track), tell: (what) => signalling.tell(what) });
  const listening = new OwnListening({ changed, links: () => links, tell: (what) => signalling.tell(what) });
  const links: Links = new Links(
    {
      ownId,
      changed,
      configuration: way.configuration,
      track: () => voice.track,
      signal: (kind, signal) => signalling.send(kind, signal),
      offer: (offer) => signalling.routerOffer(offer),
      leave: (leave) => signalling.routerLeave(leave),
      blocked: () => listening.block(),
    },
    listening.to,
  );
  const company = new Company(links, attendance, () => listening.isDeafened);
  const signalling: Signalling = new Signalling(
    current.room.id,
    way.ticket,
    () => ({ tabId: tabId(), isMuted: voice.joins(), isDeafened: listening.isDeafened }),
    {
      joined: stay.joined,
      broken: stay.broken,
      isRouted: () => links.isRouted,
      roomParticipants: ({ peers, self }) => stay.present(peers, self),
      userJoined: (peer) => company.came(peer),
      userLeft: (peer) => company.went(peer),
      carried: (carried) => links.carry(carried),
      routerRenew: ({ link }) => links.renew(link),
      forceLeave: stay.putOut,
      notReached: (userId) => links.of(userId)?.block(),
      offer: (signal) => links.take('offer', signal),
      answer: (signal) => links.take('answer', signal),
      candidate: (signal) => links.takeCandidate(signal),
    },
  );
  return { tabs, attendance, voice, listening, links, company, signalling };
}
