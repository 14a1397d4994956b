import type { VoiceMessage } from '@contracts/voice-messages';

/** What Ozan wrote in a room. */
export const voiceMessage = (id: string, change: Partial<VoiceMessage> = {}): VoiceMessage => ({
  id,
  roomId: 'r1',
  userId: 'm1',
  content: `Mesaj ${id}`,
  messageType: 'text',
  createdAt: '2026-11-29T07:07:00.000Z',
  editedAt: null,
  isEdited: false,
  isDeleted: false,
  deletedAt: null,
  isWithheld: false,
  parentMessageId: null,
  parent: null,
  user: { username: 'ozan', displayName: 'Ozan Çelik', avatar: null },
  ...change,
});
