import type { VoiceRole } from '@contracts/voice';
import type { VoicePerson } from '../../session/voiceState';

export const ROLE_WORDS: Record<VoiceRole, string | null> = { owner: 'Sahip', moderator: 'Moderatör', member: null };

export type Tone = 'quiet' | 'ok' | 'warn' | 'danger';
export interface PersonWords {
  readonly text: string;
  readonly tone: Tone;
  /** Which sign stands on their picture. */
  readonly sign: 'microphone' | 'microphone-off' | 'line' | 'sound-off' | null;
}

const LINK = {
  connecting: { text: 'Bağlanıyor', tone: 'quiet', sign: 'line' },
  reconnecting: { text: 'Yeniden bağlanıyor', tone: 'warn', sign: 'line' },
  failed: { text: 'Bağlantı yok', tone: 'danger', sign: 'line' },
  blocked: { text: 'Birbirinizi duymuyorsunuz', tone: 'quiet', sign: 'sound-off' },
  elsewhere: { text: 'Odada', tone: 'quiet', sign: null },
  absent: { text: 'Sesi bağlı değil', tone: 'quiet', sign: 'line' },
} as const satisfies Partial<Record<VoicePerson['link'], PersonWords>>;

/** As whoever has blocked somebody is shown them. Where one hears nobody here, nothing is said of that either. */
export const withBlock = (person: VoicePerson, isBlocked: boolean): VoicePerson =>
  isBlocked && person.link !== 'self' && !person.isUnknown ? { ...person, link: 'blocked', isSpeaking: false, quality: null } : person;

/** Whether the ring is around their picture: whoever is muted is never shown as speaking. */
export const isHeardSpeaking = ({ link, isSpeaking, isMuted, isSilenced }: VoicePerson): boolean =>
  isSpeaking && !isMuted && !isSilenced && (link === 'self' || link === 'connected');

/** What is said below a name: the worst that is true of them. */
export function personWords(person: VoicePerson): PersonWords {
  const { link, isMuted, isSilenced, isLocallyMuted, quality } = person;
  if (person.isUnknown) return LINK.elsewhere;
  if (link !== 'self' && link !== 'connected') return LINK[link];
  if (isSilenced) return { text: 'Susturuldu', tone: 'danger', sign: 'microphone-off' };
  if (isMuted) return { text: 'Mikrofon kapalı', tone: 'quiet', sign: 'microphone-off' };
  if (isLocallyMuted) return { text: 'Sesini kapattınız', tone: 'quiet', sign: 'sound-off' };
  if (isHeardSpeaking(person)) return { text: 'Konuşuyor', tone: 'ok', sign: 'microphone' };
  if (quality === 1) return { text: 'Bağlantı zayıf', tone: 'warn', sign: 'line' };
  return { text: 'Sessiz', tone: 'quiet', sign: 'microphone' };
}
