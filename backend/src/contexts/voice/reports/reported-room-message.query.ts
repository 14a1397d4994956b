import { Injectable } from '@nestjs/common';
import type { SealedMessage } from '../../../../contracts/chat-evidence.js';
import { EVIDENCE_LIMITS } from '../../../../contracts/chat-evidence.js';
import { REPORTED_TYPE_LABEL, type ReportedContent } from '../../../../contracts/moderation.js';
import type { VoiceMessage } from '../../../../contracts/voice-messages.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import type { WrittenInRoom } from '../messages/room-message.decider.js';
import { roomMessageStream } from '../messages/room-message.stream.js';
import { RoomMessageSeals } from '../messages/room-message-seals.service.js';
import { RoomMessagesQuery } from '../messages/room-messages.query.js';
import { ParticipantsQuery } from '../room/participants.query.js';

/** What moderation needs to know of a message of a room: never a word of it, which only a look with a reason shows. */
@Injectable()
export class ReportedRoomMessageQuery {
  constructor(
    private readonly store: EventStore,
    private readonly messages: RoomMessagesQuery,
    private readonly seals: RoomMessageSeals,
    private readonly participants: ParticipantsQuery,
    private readonly blocks: ShutOuts,
  ) {}

  async find(id: string) {
    const facts = await this.store.read(roomMessageStream, id);
    const [found, first, last] = [fold(roomMessageStream.decider, facts), facts[0], facts.at(-1)];
    if (!found || !first || !last) return null;
    return {
      authorId: found.memberId,
      topicId: '',
      title: REPORTED_TYPE_LABEL.voice_message,
      revision: last.revision,
      now: shownAs(stateOf(found), first.at),
      // What was let go of with its day is nobody's any more.
      readers: (await this.messages.find(id)) ? await this.readersOf(found) : [],
      ...(found.isDeleted && { isKept: true as const }),
      ...(!(await this.participants.isThere(found.roomId)) && { isPlaceGone: true as const }),
    };
  }

  async at(id: string): Promise<ReportedContent | null> {
    const [first] = await this.store.read(roomMessageStream, id);
    return first ? shownAs('visible', first.at) : null;
  }

  /** What stood around it is shown with it, for a reason. */
  async around(): Promise<null> {
    return null;
  }

  /** As whoever reports it has it. Throws RuleViolation where they have not got it. */
  async copied(id: string, reporterId: string) {
    const messages = await this.messages.around(id, reporterId, EVIDENCE_LIMITS.around);
    const { versions, revision } = await this.versionsOf(id);
    return { place: messages[0]?.roomId ?? '', revision, words: { messages: messages.map(copiedOf), versions } };
  }

  /** Whoever was there can have reported it. */
  async sides(id: string) {
    const found = await this.store.state(roomMessageStream, id);
    return found && { authorId: found.memberId, reporterId: null, hasFile: false };
  }

  /** To whom wrote it. */
  async words(id: string, authorId: string): Promise<string | null> {
    const [found, state] = await Promise.all([this.messages.find(id), this.store.state(roomMessageStream, id)]);
    if (!found || !state || state.isDeleted || state.memberId !== authorId) return null;
    return this.seals.open(state, state.sealed);
  }

  /** Who is in the room, the author included; between whom a block stands, neither reads the other. */
  private async readersOf({ roomId, memberId }: WrittenInRoom): Promise<readonly string[]> {
    const present = await this.participants.presentIds(roomId);
    const others = present.filter((one) => one !== memberId);
    const shut = await this.blocks.shutFrom(others, memberId);
    return present.filter((one) => !shut.has(one));
  }

  /** As far as they can be opened, the oldest first; `revision` is that of the message then. */
  private async versionsOf(id: string) {
    const facts = await this.store.read(roomMessageStream, id);
    const versions: { at: string; content: string }[] = [];
    for (const { type, data, at } of facts) {
      if (type !== 'RoomMessagePosted' && type !== 'RoomMessageEdited') continue;
      const content = await this.seals.open(data, data.sealed);
      if (content !== null) versions.push({ at, content });
    }
    return { versions, revision: facts.at(-1)?.revision ?? 0 };
  }
}

const stateOf = ({ isDeleted, withheldBy }: WrittenInRoom): ReportedContent['state'] => (isDeleted ? 'deleted' : withheldBy === null ? 'visible' : 'hidden');
const shownAs = (state: ReportedContent['state'], at: string): ReportedContent => ({ title: null, content: '', at, state });

const stateInCopy = ({ isWithheld, isDeleted, deletedAt }: VoiceMessage): SealedMessage['state'] => {
  if (isWithheld) return 'withheld';
  if (!isDeleted) return 'sent';
  return deletedAt === null ? 'forgotten' : 'deleted';
};
const copiedOf = (message: VoiceMessage): SealedMessage => ({
  ...{ id: message.id, authorId: message.userId, at: message.createdAt, state: stateInCopy(message), content: message.content, file: null },
});
