import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import { VOICE_LIMITS, VOICE_TEXT, type VoiceParticipant, voiceUser } from '../../../../contracts/voice.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { participantKey, type VoiceParticipantDocument, type VoiceRoomDocument, voiceParticipantsView, voiceRoomsView } from './rooms.model.js';
import type { Sitting } from './silence.rules.js';
import type { SittingMembers } from './sitting-members.port.js';

export type Authors = ReadonlyMap<string, Author>;

/** Answers who is in which room, and as what. */
@Injectable()
export class ParticipantsQuery implements SittingMembers {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
  ) {}

  /** Throws RuleViolation where there is no such open room. */
  async of(roomId: string): Promise<VoiceParticipant[]> {
    await this.refuseUnknown(roomId);
    return this.present(roomId);
  }

  /** The same, and nobody where there is no such room. */
  async present(roomId: string): Promise<VoiceParticipant[]> {
    const room = await this.views.get(voiceRoomsView.name, roomId);
    if (!room) return [];
    const found = await this.views.find(voiceParticipantsView.name, { room_id: roomId }, { sort: [['number', 1]], limit: VOICE_LIMITS.participants.max });
    const authors = await this.authors.byIds(found.map(({ member_id }) => member_id));
    return found.map((one) => participantOf(one, room, authors));
  }

  /** Throws RuleViolation where there is no such open room. */
  async refuseUnknown(roomId: string): Promise<void> {
    if (!(await this.isThere(roomId))) throw notFound(VOICE_TEXT.notFound);
  }

  /** As whom a member is present in a room, and whether it has muted them; null when they are not. */
  async seatOf(roomId: string, memberId: string): Promise<{ readonly participantId: string; readonly isMuted: boolean } | null> {
    const key = participantKey(roomId, memberId);
    const [found, room] = await Promise.all([this.views.get(voiceParticipantsView.name, key), this.views.get(voiceRoomsView.name, roomId)]);
    return found && { participantId: found.participant_id, isMuted: room?.muted.includes(memberId) ?? false };
  }

  async isIn(roomId: string, memberId: string): Promise<boolean> {
    return (await this.views.get(voiceParticipantsView.name, participantKey(roomId, memberId))) !== null;
  }

  /** Longest present first. */
  async presentIds(roomId: string): Promise<readonly string[]> {
    return (await this.views.get(voiceRoomsView.name, roomId))?.present ?? [];
  }

  /** Not once it was closed. */
  async isThere(roomId: string): Promise<boolean> {
    return (await this.views.get(voiceRoomsView.name, roomId)) !== null;
  }

  /** Whether somebody who is in a room may mute and kick there. */
  async moderates(roomId: string, memberId: string): Promise<boolean> {
    const found = await this.views.get(voiceParticipantsView.name, participantKey(roomId, memberId));
    return found !== null && found.role !== 'member';
  }

  async after(position: number, limit: number): Promise<readonly Sitting[]> {
    const found = await this.views.find(voiceParticipantsView.name, { number: { $gt: position } }, { sort: [['number', 1]], limit });
    return found.map(sittingOf);
  }

  async ofMember(memberId: string): Promise<readonly Sitting[]> {
    const found = await this.views.find(voiceParticipantsView.name, { member_id: memberId }, { sort: [['number', -1]], limit: VOICE_LIMITS.list });
    return found.map(sittingOf);
  }
}

const sittingOf = ({ room_id, member_id, joined_at, number }: VoiceParticipantDocument): Sitting => ({
  roomId: room_id,
  memberId: member_id,
  joinedAt: joined_at,
  position: number,
});

export const participantOf = (
  { participant_id, room_id, member_id, role, joined_at }: VoiceParticipantDocument,
  { muted }: Pick<VoiceRoomDocument, 'muted'>,
  authors: Authors,
): VoiceParticipant => ({
  id: participant_id,
  roomId: room_id,
  userId: member_id,
  role,
  joinedAt: joined_at,
  left_at: null,
  isKicked: false,
  isMuted: muted.includes(member_id),
  user: voiceUser(authorIn(authors, member_id)),
});
