import { Injectable } from '@nestjs/common';
import { REPORTED_TYPE_LABEL, type ReportedContent } from '../../../../contracts/moderation.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { openOne } from '../room/may.rules.js';
import type { RoomEvent } from '../room/room.events.js';
import type { Room } from '../room/room.state.rules.js';
import { roomStream } from '../room/room.stream.js';
import { CopiedRooms } from './copied-rooms.port.js';
import { inOneText, wordsOfText } from './one-text.rules.js';

/** After these it is called something else. */
const NAMED: readonly RoomEvent['type'][] = ['RoomCreated', 'RoomSettingsChanged'];

/** What moderation needs to know of a room. With the room the key of its words goes: of a closed one there is what was copied. */
@Injectable()
export class ReportedRoomQuery {
  constructor(
    private readonly store: EventStore,
    private readonly copies: CopiedRooms,
  ) {}

  async find(id: string) {
    const facts = await this.store.read(roomStream, id);
    const now = await this.contentOf(facts);
    const [found, last] = [fold(roomStream.decider, facts), facts.at(-1)];
    if (!found || !last || !now) return null;
    return { authorId: found.namedBy, topicId: '', title: now.title || REPORTED_TYPE_LABEL.voice_room, revision: last.revision, now };
  }

  /** As it stood at a revision of its stream. */
  async at(id: string, revision: number): Promise<ReportedContent | null> {
    const content = await this.contentOf(await this.store.read(roomStream, id, revision));
    return content && { ...content, state: 'visible' };
  }

  /** Revision of the fact since which it is called so. */
  async wordedAt(id: string): Promise<number> {
    return namedWith(await this.store.read(roomStream, id))?.revision ?? 0;
  }

  /** It stands in no other text. */
  async around(): Promise<null> {
    return null;
  }

  /** Throws RuleViolation where it was closed meanwhile. */
  async copied(id: string) {
    const facts = await this.store.read(roomStream, id);
    const open = openOne(fold(roomStream.decider, facts));
    const { revision = 0, at = '' } = namedWith(facts) ?? {};
    return { place: id, revision, words: { messages: [], versions: [{ at, content: inOneText(open) }] } };
  }

  private async contentOf(facts: readonly RecordedEvent<RoomEvent>[]): Promise<ReportedContent | null> {
    const [found, named] = [fold(roomStream.decider, facts), namedWith(facts)];
    if (!found || !named) return null;
    const copied = found.name ? null : await this.copies.of(named.data.roomId, named.revision);
    const { name, description } = copied === null ? found : wordsOfText(copied);
    return { title: name, content: description, at: named.at, state: stateOf(found) };
  }
}

const namedWith = (facts: readonly RecordedEvent<RoomEvent>[]) => facts.findLast(({ type }) => NAMED.includes(type));
const stateOf = ({ isOpen, hiddenBy }: Room): ReportedContent['state'] => (isOpen ? (hiddenBy === null ? 'visible' : 'hidden') : 'deleted');
