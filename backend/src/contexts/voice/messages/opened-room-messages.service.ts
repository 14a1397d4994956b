import { Injectable } from '@nestjs/common';
import { wholeSigns } from '../../../../contracts/rendering/excerpt.js';
import { voiceUser } from '../../../../contracts/voice.js';
import { VOICE_MESSAGE_LIMITS, type VoiceMessage, type VoiceMessageQuote } from '../../../../contracts/voice-messages.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { RoomMessageDocument } from './room-message.model.js';
import { RoomMessageSeals } from './room-message-seals.service.js';

type Shown = Pick<VoiceMessage, 'content' | 'isDeleted' | 'isWithheld'>;
type Authors = Awaited<ReturnType<AuthorDirectory['byIds']>>;

/** Opens what is written in rooms, and says who wrote it; who may read it, the caller has found out. */
@Injectable()
export class OpenedRoomMessages {
  constructor(
    private readonly seals: RoomMessageSeals,
    private readonly authors: AuthorDirectory,
  ) {}

  /** In their order; `parents`: those of the messages that they answer which their reader may read, too. */
  async of(found: readonly RoomMessageDocument[], parents: readonly RoomMessageDocument[]): Promise<VoiceMessage[]> {
    const authors = await this.authors.byIds(new Set([...found, ...parents].map(({ author_id }) => author_id)));
    const byId = new Map(parents.map((parent) => [parent._id, parent]));
    return Promise.all(found.map((one) => this.open(one, byId.get(one.parent_id ?? ''), authors)));
  }

  private async open(one: RoomMessageDocument, parent: RoomMessageDocument | undefined, authors: Authors): Promise<VoiceMessage> {
    return {
      ...{ id: one._id, roomId: one.room_id, userId: one.author_id, messageType: one.message_type },
      ...{ createdAt: one.sent_at, editedAt: one.edited_at, isEdited: one.edited_at !== null, deletedAt: one.deleted_at },
      ...(await this.textOf(one)),
      ...{ parentMessageId: one.parent_id, parent: parent ? await this.quote(parent, authors) : null },
      user: voiceUser(authorIn(authors, one.author_id)),
    };
  }

  private async quote(one: RoomMessageDocument, authors: Authors): Promise<VoiceMessageQuote> {
    const { content, isDeleted, isWithheld } = await this.textOf(one);
    const beginning = content.slice(0, wholeSigns(content, VOICE_MESSAGE_LIMITS.quoted));
    return { id: one._id, userId: one.author_id, content: beginning, isDeleted, isWithheld, user: voiceUser(authorIn(authors, one.author_id)) };
  }

  private async textOf({ room_id, author_id, day, sealed, is_deleted, is_withheld, message_type }: RoomMessageDocument): Promise<Shown> {
    if (message_type === 'export') return { content: '', isDeleted: false, isWithheld: false };
    if (is_withheld && !is_deleted) return { content: '', isDeleted: false, isWithheld: true };
    const text = is_deleted ? null : await this.seals.open({ roomId: room_id, memberId: author_id, day }, sealed);
    return { content: text ?? '', isDeleted: text === null, isWithheld: false };
  }
}
