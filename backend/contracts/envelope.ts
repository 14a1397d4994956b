/** The one shape of what succeeds (what fails: failure.ts), and the sentences and codes that belong to no context. */
import { aboveChannel } from './above.js';

export interface Success<T> {
  success: true;
  data: T;
  message?: string;
}

export interface Listing<T> extends Success<T[]> {
  total: number;
  limit: number;
  offset: number;
  hasMore: boolean;
}

/** What a restricted member is told; `until` is an ISO time or null when there is no end. */
export interface RestrictionNotice {
  status: 'banned' | 'suspended';
  text: string;
  reason: string | null;
  until: string | null;
}

export const PAGE = { max: 100, default: 20 } as const;

export const CODE = {
  authRequired: 'AUTH_REQUIRED',
  forbidden: 'FORBIDDEN',
  restricted: 'ACCOUNT_RESTRICTED',
  muted: 'ACCOUNT_MUTED',
  notFound: 'NOT_FOUND',
  /** It was there, and will not be again. */
  gone: 'GONE',
  tooSlow: 'REQUEST_TIMEOUT',
  conflict: 'CONFLICT',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  unsupported: 'UNSUPPORTED_MEDIA_TYPE',
  validation: 'VALIDATION',
  malformed: 'MALFORMED',
  rateLimited: 'RATE_LIMITED',
  unavailable: 'UNAVAILABLE',
  internal: 'INTERNAL',
} as const;

export const TEXT = {
  authRequired: 'Bu işlem için giriş yapmalısınız.',
  forbidden: 'Bu işlem için yetkiniz bulunmuyor.',
  crossOrigin: 'Bu istek başka bir siteden geldiği için reddedildi.',
  notFound: 'Aradığınız içerik bulunamadı.',
  routeNotFound: 'Böyle bir adres yok.',
  conflict: 'Bu kayıt siz bakarken değişti. Sayfayı yenileyip tekrar deneyin.',
  tooSlow: 'İstek zamanında tamamlanmadı. Lütfen tekrar deneyin.',
  tooLarge: 'Gönderilen veri çok büyük.',
  unsupported: 'Bu içerik türü desteklenmiyor. JSON gönderin.',
  malformedJson: 'Gönderilen veri okunamadı. Geçerli bir JSON gönderin.',
  malformedRequest: 'İstek anlaşılamadı.',
  malformedForm: 'Gönderilen form okunamadı. Lütfen tekrar deneyin.',
  linkInvalid: 'Bu bağlantı geçersiz veya süresi dolmuş.',
  validation: 'Bazı alanlar hatalı. Lütfen kontrol edin.',
  rateLimited: 'Çok sık denediniz. Lütfen biraz bekleyip tekrar deneyin.',
  unavailable: 'Sunucu şu anda yanıt veremiyor. Lütfen birazdan tekrar deneyin.',
  /** Said by the app itself. */
  offline: 'Çevrimdışısınız. Bağlantınız gelince tekrar deneyin.',
  internal: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  idempotencyMismatch: 'Bu Idempotency-Key başka bir istek için kullanılmış.',
  unknownField: 'tanınmayan bir alan',
} as const;

export const LIVE_CHANNEL = {
  session: 'session',
  notifications: 'notifications',
  chats: 'chats',
  topics: 'topics',
  voice: 'voice',
  voiceRooms: 'voice-rooms',
} as const;
/** The channels that a member alone hears, each their own. */
export const OWN_CHANNELS: readonly string[] = [LIVE_CHANNEL.notifications, LIVE_CHANNEL.chats, LIVE_CHANNEL.voice];
/** What happens in one topic; only for those who may read it. */
export const topicChannel = (topicId: string) => `topic:${topicId}`;
/** What is written under one post; only for those who may read it. */
export const postChannel = (postId: string) => aboveChannel({ kind: 'post', id: postId });

/** What the server emits as `change` on the `/realtime` namespace. */
export interface LiveChange<Row = unknown> {
  channel: string;
  kind: 'insert' | 'update' | 'delete';
  row: Row;
  /** Its place in the log; `NO_POSITION` of what is told beside the log, which is not told again. */
  position: number;
}
export const NO_POSITION = 0;

/** What is emitted as `present` to those who listen to a channel whose listeners see each other: who they are now, each once. */
export interface Present {
  channel: string;
  members: { id: string; name: string }[];
}

/**
 * What a client sends as `writing` while somebody writes where listeners see each other, and what the others are told then: by `memberId`, whose
 * name they know. Nobody says that it is over: it is when nothing has come for `WRITING_SHOWN_MS`, or its writer is no longer present.
 */
export interface Writing {
  channel: string;
  memberId: string;
}
export const WRITING_SHOWN_MS = 6_000;
/** So often at most a client says so, and others are told. */
export const WRITING_TOLD_EVERY_MS = 2_000;

/** What a client sends as `subscribe`; after a reconnect with the last position that it knows of the channel. */
export interface Subscribe {
  channel: string;
  position?: number;
}

/**
 * The answer. `position`: what happens behind it is told as it happens. With a position in the question, `replay` says how what lies between
 * the two became known: `done`: it was told as `change`; `reset`: too much was missed or nobody can say, and the client asks its queries again.
 */
export interface Subscribed {
  success: true;
  position: number;
  replay?: 'done' | 'reset';
}

/** Why a session ended that its member did not end in its own browser: from another device, because the password is a new one, or by the staff. */
export type SessionEndReason = 'revoked' | 'password_changed' | 'ended_by_staff';

/** Row of the `session` channel: the session (or every session of the member) has ended. */
export interface SessionEndedRow {
  reason: 'signed_out' | 'restricted' | SessionEndReason;
  restriction: RestrictionNotice | null;
}
