import type { Chat, ChatMessage } from '@contracts/chat';

export const ME = 'm9';
export const OTHER = 'm2';

/** A message of the other side. */
export const message = (of: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'n1',
  chat_id: 'c1',
  sender_id: OTHER,
  encrypted_content: '',
  content_hash: '',
  message_type: 'text',
  file_url: null,
  file_name: null,
  file_size: null,
  file: null,
  created_at: '2026-11-27T11:00:00.000Z',
  content: 'Merhaba',
  client_id: of.id ?? 'n1',
  state: 'sent',
  edited_at: null,
  position: 1,
  reply_to: null,
  reactions: [],
  ...of,
});

/** A conversation of the two, open to both. */
export const chat = (of: Partial<Chat> = {}): Chat => ({
  id: 'c1',
  user1_id: OTHER,
  user2_id: ME,
  user1_deleted: false,
  user2_deleted: false,
  user1_deleted_at: null,
  user2_deleted_at: null,
  created_at: '2026-11-27T10:00:00.000Z',
  updated_at: '2026-11-27T11:00:00.000Z',
  state: 'open',
  other: { id: OTHER, username: 'ozancelik', display_name: 'Ozan Çelik', first_name: null, last_name: null, avatar: null, role: 'user' },
  may_write: true,
  notice: null,
  muted: false,
  unread: 0,
  last_message: message(),
  marks: { delivered: null, seen: null },
  online: false,
  last_seen_at: null,
  kept_days: null,
  kept_from: null,
  ...of,
});
