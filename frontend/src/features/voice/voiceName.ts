import type { VoiceUser } from '@contracts/voice';

/** What somebody is called in a room. */
export const voiceName = ({ displayName, username }: VoiceUser): string => displayName || username;
