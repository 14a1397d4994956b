import type { VoiceMessage } from '@contracts/voice-messages';

/** What the message that is being written is about. */
export type About = { readonly kind: 'reply' | 'edit'; readonly message: VoiceMessage } | null;
