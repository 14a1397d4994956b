/**
 * Direct chat on the wire: two members, one conversation at a time. Everything here is between the two alone.
 *
 * - `GET /api/chat/list?limit=30&offset`: `ChatList`; `GET /api/chat/requests`: the same of what strangers wrote and the caller has not accepted.
 * - `GET /api/chat/{id}`: `Chat`.
 * - `POST /api/chat/start` `StartChatRequest`: 201 with the `Chat`; the one that stands between the two, or a new one.
 * - `POST /api/chat/{id}/accept`: `Chat`, from then on a conversation like others.
 * - `DELETE /api/chat/{id}`: deleted for the caller's side.
 * - `GET /api/chat/{id}/messages?limit=50&before|after|around|since`: `ChatMessages`, oldest first.
 * - `POST /api/chat/{id}/messages` `SendMessageRequest`: 201 with the `ChatMessage`; the same `client_id` again is the same message.
 * - `PUT /api/chat/messages/{id}` `EditMessageRequest`, `DELETE /api/chat/messages/{id}`: `ChatMessage`, by its author for `CHAT_LIMITS.editMinutes`.
 * - `PUT /api/chat/messages/{id}/reaction` `ReactionRequest`, `DELETE …/reaction`: `ChatMessage`.
 * - `POST /api/chat/last-messages` `ChatIdsRequest`: `LastMessages`. `GET /api/chat/unread-count`: `UnreadCounts`.
 * - `POST /api/chat/{id}/mark-read` `MarkReadRequest`: `MarkReadAnswer`. `POST /api/chat/delivered` `ChatIdsRequest`: everything in these has reached a device of the caller.
 * - `GET /api/chat/{id}/search?q=`: `ChatMessages`, the newest first.
 * - `PUT`, `DELETE /api/chat/{id}/mute`: whether its messages count in badges and title.
 * - `GET`, `PUT /api/chat/choices` `ChatChoices`.
 * - Files: `chat-files.ts`; previews of links: `link-previews.ts`.
 * - Live: channel `chats`, the caller's own: kind `insert` or `update` with a `ChatMessageRow`, or with a `ChatRow`; kind `update` with a `ChatMarksRow` (it is
 *   not told again to those who were away: who comes back asks the list). Channel `chat:{id}`: `present` and `writing`, for a conversation whose sides see each other.
 */
import type { Author } from './accounts.js';

/** The emojis of the picker, and of reactions. */
export const CHAT_EMOJIS = ['😀', '😂', '😊', '😍', '😎', '🤔', '😢', '😡', '👍', '👎', '🙏', '👏', '🎉', '❤️', '🔥', '🚀'] as const;
export type ChatEmoji = (typeof CHAT_EMOJIS)[number];

export const CHAT_LIMITS = {
  /** Characters of a message. */
  text: 4_000,
  /** Characters of what it answers. */
  quoted: 120,
  /** Characters of one in base64: a text of ten times the limit is still told that it is too long. */
  encoded: 160_000,
  /** Bytes of a file that a message may name. */
  fileBytes: { min: 0, max: 10_485_760 },
  /** Conversations of a page. */
  list: 30,
  /** Messages of a page. */
  messages: 50,
  /** Ids that one question may name. */
  ids: 100,
  /** Members in ‘Kişiler’. */
  people: 50,
  /** What is more is shown as this and a plus. */
  badge: 99,
  /** How long an author may edit and delete a message. */
  editMinutes: 15,
  /** How long earlier versions and deleted messages can still be opened by a report. */
  keptDays: 30,
  /** How often one message may be edited. */
  edits: 20,
  /** Letters of a search in a conversation, its answers, and how many of the newest messages it opens, with how many characters in all. */
  search: { min: 2, max: 100, results: 50, opened: 2_000, characters: 400_000 },
  /** Milliseconds. */
  poll: 1_500,
  unreadRefresh: 30_000,
} as const;

/** How much one member does: whoever has just come does less. */
export const CHAT_PACE = {
  newForDays: 7,
  asNew: { startsADay: 10, messagesAMinute: 20 },
  asKnown: { startsADay: 50, messagesAMinute: 60 },
  /** Edits, deletions and reactions. */
  touchesAMinute: 60,
  searchesAMinute: 30,
} as const;

/** Windows of the desk, in pixels. */
export const CHAT_SIZES = {
  panel: { width: 320, height: 600 },
  window: { width: 350, height: 550 },
  bar: { width: 350, height: 56 },
  offset: 366,
  windows: 3,
  /** Below this width a conversation is the whole screen. */
  fullScreenBelow: 820,
  /** So close to the end what comes scrolls along. */
  nearEnd: 100,
} as const;

export const CHAT_TEXT = {
  title: 'Mesajlaşma',
  chats: 'Sohbetler',
  people: 'Kişiler',
  searchChats: 'Sohbetlerde ara',
  searchPeople: 'Kişilerde ara',
  requests: 'Mesaj istekleri',
  noChats: 'Henüz sohbet yok',
  noChatsHint: 'Kişiler sekmesinden birini seçip ilk mesajı yazabilirsiniz.',
  nobody: 'Henüz kişi yok',
  nobodyHint: 'Yeni üyeler katıldığında burada görünecek',
  write: 'Mesaj gönder',
  placeholder: 'Bir mesaj yazın...',
  deleteChat: 'Sohbeti Sil',
  youDeleted: 'Bu sohbeti sildiniz. Yeniden başlatmak için yeni bir mesaj gönderemezsiniz.',
  youDeletedNote:
    'Bu kişiyle yeniden yazışmak isterseniz Kişiler sekmesinden yeni, boş bir sohbet başlatabilirsiniz. Sildiğiniz, kabul edilmemiş bir istekse bunun için 30 gün beklemeniz gerekir.',
  otherDeleted: 'Karşı taraf sohbeti sildiği için mesaj gönderemezsiniz.',
  otherDeletedNote: 'Eski mesajlarınız burada kalır. Yeni bir sohbet başlatırsanız boş başlar ve karşı tarafın kabul etmesi gerekebilir.',
  cannotWrite: 'Bu üyeye mesaj gönderemezsiniz.',
  notFound: 'Bu sohbet bulunamadı.',
  messageNotFound: 'Bu mesaj bulunamadı.',
  own: 'Kendinize mesaj gönderemezsiniz.',
  empty: 'Boş mesaj gönderilemez.',
  tooLong: `Bir mesaj en fazla ${(4_000).toLocaleString('tr-TR')} karakter olabilir.`,
  unreadable: 'Mesajın içeriği okunamadı: UTF-8 metnin base64 biçimi ve SHA-256 özeti beklenir.',
  typeUnknown: 'Bu tür bir mesaj gönderilemez.',
  withheldMessage: 'Bu mesaj topluluk kurallarına aykırı bulunduğu için kaldırıldı',
  requestWaits: 'İsteğiniz kabul edilene kadar bir mesaj daha gönderemezsiniz.',
  requestUnfit: 'Bu metin mesaj isteği olarak gönderilemez. Lütfen başka sözcüklerle yazın.',
  requestLinks: 'Mesaj isteğinizde bu kadar çok bağlantı olamaz. Lütfen bağlantıları azaltın.',
  requestStands: 'Mesaj isteğiniz kabul edilene kadar düzenlenemez. İsterseniz geri alabilirsiniz.',
  acceptFirst: 'Yanıtlamak için önce mesaj isteğini kabul edin.',
  nothingToAccept: 'Kabul edilecek bir mesaj isteği yok.',
  notYours: 'Bu mesajı yalnızca yazarı değiştirebilir.',
  tooLate: 'Bir mesaj yalnızca ilk 15 dakika içinde değiştirilebilir.',
  editedTooOften: 'Bu mesajı daha fazla düzenleyemezsiniz.',
  reactedTooOften: 'Bu mesaja daha fazla tepki veremezsiniz.',
  changedMeanwhile: 'Bu mesaj siz düzenlerken başka bir yerde değişti. Tekrar deneyin.',
  deletedMessage: 'Bu mesaj silindi',
  gone: 'Silinmiş üye',
  tooMany: 'Kısa sürede çok fazla mesaj gönderdiniz. Lütfen biraz sonra tekrar deneyin.',
  tooManySearches: 'Kısa sürede çok fazla arama yaptınız. Lütfen biraz sonra tekrar deneyin.',
  searchTooShort: 'En az iki harf yazın.',
  tooManyStarted: 'Bugün çok fazla yeni sohbet başlattınız. Lütfen yarın tekrar deneyin.',
  sent: 'Gönderildi',
  delivered: 'İletildi',
  seen: 'Görüldü',
  edited: 'düzenlendi',
  writing: 'Yazıyor...',
  online: 'Çevrimiçi',
  failed: 'Mesaj gönderilemedi. Lütfen tekrar deneyin.',
  listFailed: 'Chat listesi alma hatası',
  messagesFailed: 'Mesajları alma hatası',
  lastFailed: 'Son mesajları alma hatası',
  startFailed: 'Chat oluşturma hatası',
  deleteFailed: 'Chat silme hatası',
  sendFailed: 'Mesaj gönderme hatası',
  unreadFailed: 'Okunmamış mesaj sayılarını alma hatası',
  markFailed: 'Mesajları işaretleme hatası',
  peopleFailed: 'Kişileri alma hatası',
  noSession: 'Kullanıcı oturumu bulunamadı. Lütfen giriş yapın.',
  openFailed: 'Chat açma hatası',
  beginFailed: 'Chat başlatma hatası',
} as const;

/** Who may write to a member without being asked first; everybody else's first text waits among the requests, or is refused. */
export const WHO_MAY_WRITE = { everyone: 'Herkes', followed: 'Takip ettiklerim', nobody: 'Hiç kimse' } as const;
export type WhoMayWrite = keyof typeof WHO_MAY_WRITE;

export interface ChatChoices {
  whoMayWrite: WhoMayWrite;
  /** Whether others are shown what the member has seen; off, the member is not shown either. */
  showsSeen: boolean;
  /** Whether others are shown when the member was last here. */
  showsLastSeen: boolean;
}
export const FIRST_CHAT_CHOICES: ChatChoices = { whoMayWrite: 'everyone', showsSeen: true, showsLastSeen: false };

/**
 * `request`: a stranger's one text waits for the other side. `open`: both may write. `closed`: a side deleted it, or an account has ended;
 * nobody writes there any more.
 */
export type ChatState = 'request' | 'open' | 'closed';

/** A conversation as one of its two sees it. Times are ISO. */
export interface Chat {
  id: string;
  /** Who started it. */
  user1_id: string;
  user2_id: string;
  user1_deleted: boolean;
  user2_deleted: boolean;
  user1_deleted_at: string | null;
  user2_deleted_at: string | null;
  created_at: string;
  /** When the last message came; when it began where there is none. */
  updated_at: string;
  state: ChatState;
  /** The other side; 'Silinmiş üye' where the account has ended. */
  other: Author;
  /** Whether the caller may write as far as the conversation goes, and the sentence that says why not; a muted member may not all the same. */
  may_write: boolean;
  notice: string | null;
  muted: boolean;
  unread: number;
  last_message: ChatMessage | null;
  /** Up to which message the other side has them: ids of messages, or null. Always null before a request is accepted and across a block. */
  marks: { delivered: string | null; seen: string | null };
  /** Whether the other side is here now, and when it last was; false and null where that is not shown. */
  online: boolean;
  last_seen_at: string | null;
  /** For how many days messages are kept; null: without end. */
  kept_days: number | null;
  /** ISO time before which everything that was written has been destroyed, because messages are not kept longer; null while all of it is there. */
  kept_from: string | null;
}

export interface ChatList {
  chats: Chat[];
  hasMore: boolean;
  /** How many requests wait, and who wrote the newest of them. */
  requests: { count: number; newest: Author | null };
}

/** `deleted`: its author took it back. `withheld`: moderators took it from view. `forgotten`: its author's account has ended; nobody can read it any more. */
export type MessageState = 'sent' | 'deleted' | 'withheld' | 'forgotten';

export const MESSAGE_TYPES = ['text', 'image', 'file'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** What is shown of a file before it is opened. Pixels; null where it is no picture. */
export interface ShownFile {
  /** MIME type, as it was found out from the content. */
  type: string;
  thumbnail_url: string | null;
  width: number | null;
  height: number | null;
}

export interface ChatMessage {
  id: string;
  chat_id: string;
  sender_id: string;
  /** Base64 of the UTF-8 text; empty where it was deleted or forgotten. */
  encrypted_content: string;
  /** SHA-256 of the text in hex, worked out anew for each answer; empty where there is no text. */
  content_hash: string;
  message_type: MessageType;
  /**
   * Opens the file for the caller alone, and for some minutes; null without a file and where the message cannot be read any more, and across a
   * block for what the other side sent (its name and size are told still).
   */
  file_url: string | null;
  file_name: string | null;
  /** Bytes. */
  file_size: number | null;
  file: ShownFile | null;
  created_at: string;
  /** Those of a conversation stand in the order of these numbers: times alone may tie, and clocks of two servers may differ. */
  position: number;
  /** The same text as it is, for readers over TLS. */
  content: string;
  client_id: string;
  state: MessageState;
  edited_at: string | null;
  /** What it answers; `content` is the beginning of it, empty where that has gone. */
  reply_to: { id: string; sender_id: string; content: string } | null;
  reactions: { memberId: string; emoji: ChatEmoji }[];
}

/** `hasOlder` and `hasNewer`: whether there is more in either direction. */
export interface ChatMessages {
  messages: ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
}

export interface StartChatRequest {
  otherUserId: string;
}

/**
 * The text as `content`, or as `encrypted_content` (base64 of UTF-8) with its `content_hash`. `client_id` is a UUID that the client makes for each message;
 * without one the request is a message of its own.
 */
export interface SendMessageRequest {
  content?: string;
  encrypted_content?: string;
  content_hash?: string;
  message_type?: string;
  client_id?: string;
  reply_to?: string | null;
  /** As the upload for this conversation answered it; name and size are those of the upload, whatever is said here. A text beside it may be empty. */
  file_url?: string | null;
  file_name?: string | null;
  file_size?: number | null;
}

export type EditMessageRequest = Pick<SendMessageRequest, 'content' | 'encrypted_content' | 'content_hash'>;

export interface ReactionRequest {
  emoji: ChatEmoji;
}

export interface ChatIdsRequest {
  /** 100 at most. */
  chatIds: string[];
}

/** The last message that was shown, of either side; with an empty body everything that there is counts as read. */
export interface MarkReadRequest {
  upTo?: string | null;
}

export interface LastMessages {
  lastMessages: Record<string, ChatMessage>;
}

/** Conversations without unread messages are left out; `total`, and in how many `conversations` they are, leave out those that are muted and requests. */
export interface UnreadCounts {
  unreadCounts: Record<string, number>;
  total: number;
  conversations: number;
}

/** What is unread there after it. */
export interface MarkReadAnswer {
  chatId: string;
  unread: number;
}

/** Rows of the channel `chats`. */
export interface ChatMessageRow {
  type: 'message';
  message: ChatMessage;
}
/** The conversation began, was accepted or closed, or is open again after a block. */
export interface ChatRow {
  type: 'chat';
  chat: Chat;
}
/** Of the other side: up to where they have it. Of the caller's own other pages: how much is unread. */
export interface ChatMarksRow {
  type: 'marks';
  chatId: string;
  memberId: string;
  delivered: string | null;
  seen: string | null;
  unread: number | null;
}

/** What comes on the channel `chats`. */
export type ChatLiveRow = ChatMessageRow | ChatRow | ChatMarksRow;

/** Of a text that is to be sent: it stands as it was written, but for the space around it. */
export function messageProblem(text: string): string | null {
  if (text.trim().length === 0) return CHAT_TEXT.empty;
  return text.trim().length > CHAT_LIMITS.text ? CHAT_TEXT.tooLong : null;
}

/** What the two are told of how long messages are kept. */
export const keptDaysText = (days: number): string => `Mesajlar gönderildikten ${days.toLocaleString('tr-TR')} gün sonra iki taraf için de yok edilir.`;

export const KEPT_WITHOUT_END = 'Bunun dışında mesajlar için bir süre yoktur.';

/** The channel of who is at a conversation, and who writes there. */
export const chatChannel = (chatId: string): string => `chat:${chatId}`;
