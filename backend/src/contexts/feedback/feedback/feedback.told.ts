import { administers, discloses, tells } from '../../../platform/telling/told-facts.js';
import type { FeedbackEvent } from './feedback.events.js';

export const feedbackTold = tells<FeedbackEvent>({
  FeedbackTakenUnderReview: administers('Geri bildirim incelemeye alındı'),
  FeedbackReturned: administers('Geri bildirim kuyruğa geri bırakıldı'),
  FeedbackResolved: administers('Geri bildirim çözüldü'),
  FeedbackDismissed: administers('Geri bildirim reddedildi'),
  FeedbackReopened: administers('Geri bildirim yeniden açıldı'),
  FeedbackNoted: administers('Geri bildirimin notu yazıldı'),
  FeedbackEmailDisclosed: discloses('Üyenin geri bildirimdeki e-posta adresine bakıldı'),
  FeedbackGiven: null,
  FeedbackForgotten: null,
});
