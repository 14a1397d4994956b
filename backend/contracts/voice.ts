/** Voice rooms on the wire: who is in which room. What is said in them never comes by here. */
import type { Author } from './accounts.js';
import { lineProblem, seenLength } from './one-line.js';

export const VOICE_CATEGORIES = ['general', 'study', 'interview', 'project'] as const;
export type VoiceCategory = (typeof VOICE_CATEGORIES)[number];
export const VOICE_CATEGORY_LABEL = { general: 'Genel', study: 'Çalışma', interview: 'Mülakat', project: 'Proje' } as const satisfies Record<
  VoiceCategory,
  string
>;
export const DEFAULT_VOICE_CATEGORY: VoiceCategory = 'general';

/** A room is shown by the icon of its category. */
export const VOICE_ICON = { general: 'coffee', study: 'code', interview: 'briefcase', project: 'folder' } as const satisfies Record<VoiceCategory, string>;
export type VoiceIcon = (typeof VOICE_ICON)[VoiceCategory];

/** New rooms take them in turn. */
export const VOICE_COLOURS = ['blue', 'green', 'purple', 'red', 'yellow', 'indigo', 'pink', 'gray'] as const;
export type VoiceColour = (typeof VOICE_COLOURS)[number];

export const VOICE_ROLES = ['owner', 'moderator', 'member'] as const;
export type VoiceRole = (typeof VOICE_ROLES)[number];
/** What an owner can make of whoever is present; an owner is made by handing the room over. */
export const GIVEN_VOICE_ROLES = ['member', 'moderator'] as const satisfies readonly VoiceRole[];
export type GivenVoiceRole = (typeof GIVEN_VOICE_ROLES)[number];

export const VOICE_LIMITS = {
  name: { min: 3, max: 50 },
  description: 200,
  participants: { min: 2, max: 50, default: 15 },
  /** Why somebody was kicked. */
  reason: 200,
  search: 50,
  /** Open rooms that a list shows. */
  list: 100,
  /** Those whose faces a list shows of a room. */
  faces: 6,
  /** As many are connected to each other directly. */
  carried: 8,
  /** As many take part where a router carries what is said. */
  routed: 20,
} as const;

/** Receiving lines of each page that a router carries: one for each of the others. */
export const ROUTER_LINES = VOICE_LIMITS.routed - 1;

/** Seconds between two heartbeats, and after which a silent client has left; and how many heartbeats and leavings are heard in a minute. */
export const VOICE_PACE = { heartbeat: 30, silent: 90, beatsAMinute: 20, leavesAMinute: 30 } as const;

/** For how long a kick bars its room. */
export const KICK_BARS_MS = 24 * 60 * 60_000;
export const DEFAULT_KICK_REASON = 'Kicked by moderator';

/** How busy a room is. */
export function voiceActivity(count: number): string {
  if (count === 0) return 'Kimse yok';
  return count === 1 ? '1 kişi aktif' : `${count} kişi aktif`;
}

/** How many a room really takes. */
export const roomCapacity = (maxParticipants: number, carried: number = VOICE_LIMITS.carried): number => Math.min(maxParticipants, carried);

const MINUTE = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Istanbul' });

export const VOICE_TEXT = {
  joined: 'Odaya katıldın',
  left: 'Odadan ayrıldın',
  created: 'Oda oluşturuldu',
  closed: 'Oda kapatıldı',
  roleGiven: 'Rol güncellendi',
  handedOver: 'Oda sahipliği devredildi',
  muted: 'Katılımcı susturuldu',
  unmuted: 'Katılımcının sesi açıldı',
  kicked: 'Katılımcı odadan atıldı',
  kickLifted: 'Katılımcının engeli kaldırıldı',
  settingsChanged: 'Oda ayarları güncellendi',
  exported: 'Oda verileri dışa aktarıldı ve odadakilere duyuruldu',
  notFound: 'Böyle bir oda yok.',
  gone: 'Bu oda kapandı.',
  notThere: 'Bu odada değilsiniz.',
  elsewhere: 'Zaten başka bir odadasınız. Önce o odadan ayrılın.',
  ownerNeeded: 'Bu işlem için oda sahibi olman gerekiyor',
  moderatorNeeded: 'Bu işlem için moderatör yetkisi gerekiyor',
  targetNotFound: 'Hedef kullanıcı bulunamadı',
  watched: 'Bu metinde önce bir moderatörün okuması gereken bir ifade var. Lütfen başka sözcüklerle yazın.',
  tooManyLinks: 'Yeni bir üye olduğunuz için bu kadar çok bağlantı yazamazsınız. Lütfen bağlantıları azaltın.',
  hiddenName: 'Adı gizlenmiş oda',
  hiddenDescription: 'Bu odanın adı ve açıklaması moderatörlerce gizlendi.',
  otherName: 'Bu ad moderatörlerce gizlendi. Başka bir ad yazın.',
  otherDescription: 'Bu açıklama moderatörlerce gizlendi. Başka bir açıklama yazın.',
  ownerStays: 'Oda sahibi atılamaz',
  ownerSpeaks: 'Oda sahibi susturulamaz',
  ownMute: 'Kendi susturmanızı değiştiremezsiniz. Mikrofonunuzu kapatmanız yeterlidir.',
  ownKick: 'Kendinizi odadan atamazsınız. Odadan ayrılabilirsiniz.',
  reasonLong: `Gerekçe en fazla ${VOICE_LIMITS.reason} karakter olmalı`,
  /** `until`: ISO time. */
  barred: (until: string) => `Bu odadan atıldınız. ${MINUTE.format(new Date(until))} tarihine kadar katılamazsınız.`,
  nameMissing: 'Oda adı boş olamaz',
  nameShort: `Oda adı en az ${VOICE_LIMITS.name.min} karakter olmalı`,
  nameLong: `Oda adı en fazla ${VOICE_LIMITS.name.max} karakter olmalı`,
  descriptionLong: `Açıklama en fazla ${VOICE_LIMITS.description} karakter olmalı`,
  participants: `Katılımcı sayısı ${VOICE_LIMITS.participants.min}-${VOICE_LIMITS.participants.max} arasında olmalı`,
  full: (capacity: number) => `Bu oda dolu: ${capacity} kişi içeride.`,
  carried: (carried: number) => `Bu oda dolu: bu kurulum şimdilik bir odada en çok ${carried} kişiyi taşıyor.`,
  describedBy: (name: string) => `${name} odası`,
} as const;

/** Other clients leave the room they are in and ask once more when they are told this. */
export const VOICE_CODE = { elsewhere: 'ALREADY_IN_ANOTHER_ROOM', full: 'ROOM_FULL', barred: 'KICKED', notThere: 'voice.not-there' } as const;

export interface CreateVoiceRoomRequest {
  name: string;
  description?: string | null;
  category?: VoiceCategory;
  maxParticipants?: number;
}

export interface VoiceRoleRequest {
  role: GivenVoiceRole;
}

export interface VoiceMuteRequest {
  muted: boolean;
}

/** Left out, or `DEFAULT_KICK_REASON`, none is kept. */
export interface VoiceKickRequest {
  reason?: string | null;
}

/** A description that is left out is that of a room without one; a size that is, stays. */
export type VoiceSettingsRequest = Pick<CreateVoiceRoomRequest, 'name' | 'description' | 'maxParticipants'>;

/** As others see who is present. */
export interface VoiceUser {
  username: string;
  displayName: string | null;
  avatar: string | null;
}

export interface VoiceParticipant {
  id: string;
  roomId: string;
  userId: string;
  role: VoiceRole;
  /** ISO time. */
  joinedAt: string;
  /** Whoever left or was kicked is in no answer. */
  left_at: null;
  isKicked: false;
  /** By the room; whether somebody's own microphone is on is told by signalling. */
  isMuted: boolean;
  user: VoiceUser;
}

/** Whom a room does not let in. */
export interface VoiceBarred {
  userId: string;
  user: VoiceUser;
  /** ISO time. */
  until: string;
  /** As whoever kicked them wrote it; null where nothing was written. */
  reason: string | null;
}

/** Guests see counts and no names: what tells who is null for them, and `participants` is empty. */
export interface VoiceRoom {
  id: string;
  name: string;
  description: string;
  category: VoiceCategory;
  /** A room that was closed is in no answer. */
  status: 'active';
  isActive: true;
  participantCount: number;
  maxParticipants: number;
  /** How many it takes in this installation as it stands now: `maxParticipants`, or fewer. */
  capacity: number;
  /** It goes when the last has left. */
  isTemporary: boolean;
  autoDeleteWhenEmpty: boolean;
  createdBy: string | null;
  /** Who wrote its name and its description. */
  namedBy: (VoiceUser & { userId: string }) | null;
  /** Moderators hid its name and its description: others stand there until whoever may changes them. */
  isNameHidden: boolean;
  currentOwnerId: string | null;
  ownerUsername: string | null;
  ownerDisplayName: string | null;
  /** ISO times. */
  createdAt: string;
  updatedAt: string;
  color: VoiceColour;
  icon: VoiceIcon;
  /** The first of those who are present, longest first. */
  participants: VoiceParticipant[];
}

/** Where the caller is: the room with everybody who is present, or null. */
export interface CurrentVoiceRoom {
  room: VoiceRoom;
  participants: VoiceParticipant[];
}

export interface VoiceBeat {
  /** Seconds until the next one is due. */
  next: number;
}

export interface VoiceCleanup {
  /** Who was silent for too long and has left. */
  left: number;
}

export const voiceUser = ({ username, display_name, avatar }: Author): VoiceUser => ({ username, displayName: display_name, avatar });

/** What is wrong with a room's words and size, by field. */
export const voiceRoomProblems = ({ name, description, maxParticipants }: CreateVoiceRoomRequest) => ({
  name: nameProblem(name),
  description: description && description.trim().length > VOICE_LIMITS.description ? VOICE_TEXT.descriptionLong : undefined,
  maxParticipants: maxParticipants === undefined || isSize(maxParticipants) ? undefined : VOICE_TEXT.participants,
});

const isSize = (count: number): boolean => Number.isInteger(count) && count >= VOICE_LIMITS.participants.min && count <= VOICE_LIMITS.participants.max;

function nameProblem(name: string): string | undefined {
  if (!name.trim()) return VOICE_TEXT.nameMissing;
  const flaw = lineProblem('Oda adı', name);
  if (flaw) return flaw;
  if (seenLength(name) < VOICE_LIMITS.name.min) return VOICE_TEXT.nameShort;
  return name.trim().length > VOICE_LIMITS.name.max ? VOICE_TEXT.nameLong : undefined;
}
