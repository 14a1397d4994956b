import { Inject, Injectable } from '@nestjs/common';
import {
  type CurrentVoiceRoom,
  roomCapacity,
  VOICE_COLOURS,
  VOICE_ICON,
  VOICE_LIMITS,
  VOICE_TEXT,
  type VoiceCategory,
  type VoiceColour,
  type VoiceRoom,
  voiceUser,
} from '../../../../contracts/voice.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { searchToken } from '../../../platform/views/search-tokens.js';
import { Carrying } from './carrying.service.js';
import { type Authors, ParticipantsQuery, participantOf } from './participants.query.js';
import { participantKey, type VoiceParticipantDocument, type VoiceRoomDocument, voiceParticipantsView, voiceRoomsView } from './rooms.model.js';

export interface RoomFilter {
  readonly category?: VoiceCategory;
  readonly search?: string;
}

const FULLEST_FIRST = [
  ['count', -1],
  ['number', 1],
] as const;

/** Answers which rooms there are, and of each some who are in it; to guests, how many. */
@Injectable()
export class RoomsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly carrying: Carrying,
    private readonly participants: ParticipantsQuery,
  ) {}

  /** The fullest first. Too short a search finds all, as none does. */
  async list({ category, search = '' }: RoomFilter, caller: Caller, { limit, offset }: Window): Promise<{ rows: VoiceRoom[]; total: number }> {
    const token = searchToken(search);
    const where = { ...(category ? { category } : {}), ...(token ? { search: token } : {}) };
    const [found, total] = await Promise.all([
      this.views.find(voiceRoomsView.name, where, { sort: FULLEST_FIRST, limit, offset }),
      this.views.count(voiceRoomsView.name, where),
    ]);
    return { rows: await this.rows(found, caller), total };
  }

  /** When (ISO) the fullest of them changed last; null while there is none. */
  async changedAt(): Promise<string | null> {
    const [found] = await this.views.find(voiceRoomsView.name, {}, { sort: FULLEST_FIRST, limit: 1 });
    return found?.updated_at ?? null;
  }

  async one(roomId: string, caller: Caller): Promise<VoiceRoom> {
    const found = await this.views.get(voiceRoomsView.name, roomId);
    const [row] = found ? await this.rows([found], caller) : [];
    if (!row) throw notFound(VOICE_TEXT.notFound);
    return row;
  }

  /** How many a room can have by what carries it, as it stands now. */
  async carriedIn(roomId: string): Promise<number> {
    const [room, carried] = await Promise.all([this.views.get(voiceRoomsView.name, roomId), this.carrying.perRoom()]);
    return carried(room?.count ?? 0);
  }

  /** Open ones, by id. */
  async byIds(roomIds: readonly string[], caller: Caller): Promise<ReadonlyMap<string, VoiceRoom>> {
    const rows = await this.rows(await this.views.getMany(voiceRoomsView.name, roomIds), caller);
    return new Map(rows.map((room) => [room.id, room]));
  }

  async current(memberId: string, caller: Caller): Promise<CurrentVoiceRoom | null> {
    const [sitting] = await this.participants.ofMember(memberId);
    if (!sitting) return null;
    const [room, participants] = await Promise.all([this.one(sitting.roomId, caller), this.participants.of(sitting.roomId)]);
    return { room, participants };
  }

  /** The colour whose turn it is. */
  async nextColour(): Promise<VoiceColour> {
    const open = await this.views.count(voiceRoomsView.name, {});
    return VOICE_COLOURS[open % VOICE_COLOURS.length] ?? VOICE_COLOURS[0];
  }

  private async rows(found: readonly VoiceRoomDocument[], caller: Caller): Promise<VoiceRoom[]> {
    const carried = await this.carrying.perRoom();
    if (caller.memberId === null) return found.map((document) => ({ ...shared(document, carried), ...named(document), ...NOBODY_TOLD }));
    const keys = found.flatMap(({ _id, present }) => present.slice(0, VOICE_LIMITS.faces).map((memberId) => participantKey(_id, memberId)));
    const faces = await this.views.getMany(voiceParticipantsView.name, keys);
    const owners = found.flatMap(({ owner_id, named_by }) => (owner_id === null ? [named_by] : [owner_id, named_by]));
    const authors = await this.authors.byIds(new Set([...owners, ...faces.map(({ member_id }) => member_id)]));
    return found.map((document) => ({ ...shared(document, carried), ...named(document), ...told(document, faces, authors) }));
  }
}

const shared = (
  { _id, category, colour, is_lasting, max_participants, count, created_at, updated_at }: VoiceRoomDocument,
  carried: (count: number) => number,
) => ({
  ...{ id: _id, category, status: 'active' as const, isActive: true as const },
  ...{ participantCount: count, maxParticipants: max_participants, capacity: roomCapacity(max_participants, carried(count)) },
  ...{ isTemporary: !is_lasting, autoDeleteWhenEmpty: !is_lasting, createdAt: created_at, updatedAt: updated_at },
  ...{ color: colour, icon: VOICE_ICON[category] },
});

/** What moderators hid is shown to nobody. */
const named = ({ name, description, is_hidden: isNameHidden }: VoiceRoomDocument) =>
  isNameHidden ? { name: VOICE_TEXT.hiddenName, description: VOICE_TEXT.hiddenDescription, isNameHidden } : { name, description, isNameHidden };

const NOBODY_TOLD = { createdBy: null, namedBy: null, currentOwnerId: null, ownerUsername: null, ownerDisplayName: null, participants: [] };

function told({ _id, created_by, named_by, owner_id, muted }: VoiceRoomDocument, faces: readonly VoiceParticipantDocument[], authors: Authors) {
  const owner = owner_id === null ? null : authorIn(authors, owner_id);
  return {
    ...{
      createdBy: created_by,
      namedBy: { userId: named_by, ...voiceUser(authorIn(authors, named_by)) },
      currentOwnerId: owner_id,
      ownerUsername: owner?.username ?? null,
      ownerDisplayName: owner?.display_name ?? null,
    },
    participants: faces.filter(({ room_id }) => room_id === _id).map((one) => participantOf(one, { muted }, authors)),
  };
}
