import type { FeedbackStatus, Severity } from '@contracts/feedback';
import type { Tone } from '../../desk/Chip';

export const STATUS_TONE: Record<FeedbackStatus, Tone> = { pending: 'plain', under_review: 'info', resolved: 'ok', dismissed: 'plain' };
export const SEVERITY_TONE: Record<Severity, Tone> = { low: 'plain', medium: 'warn', high: 'danger' };
