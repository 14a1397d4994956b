import type { ReportReason } from '@contracts/moderation';
import type { Tone } from '../../desk/Chip';

export const REASON_TONE: Record<ReportReason, Tone> = {
  hate_speech: 'danger',
  harassment: 'danger',
  violence: 'danger',
  scam: 'danger',
  spam: 'warn',
  nudity: 'warn',
  impersonation: 'info',
  other: 'plain',
};
