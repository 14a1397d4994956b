import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { MessageEvent } from './message.events.js';

/** What two members say to each other is nobody's business; what moderators decide on it is told. */
export const messageTold = tells<MessageEvent>({
  MessageSent: null,
  MessageEdited: null,
  MessageDeleted: null,
  MessageReacted: null,
  MessageWithheld: moderates('Mesaj görünümden kaldırıldı'),
  MessageRestored: moderates('Kaldırılan mesaj geri getirildi'),
  MessageEditionsDestroyed: null,
});
