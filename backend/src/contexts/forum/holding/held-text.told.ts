import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { HeldTextEvent } from './held.events.js';

export const heldTextTold = tells<HeldTextEvent>({
  TopicHeld: moderates('Konu onaya alındı'),
  CommentHeld: moderates('Yorum onaya alındı'),
  TopicReleased: moderates('Bekleyen konu onaylandı'),
  CommentReleased: moderates('Bekleyen yorum onaylandı'),
  HeldTextRefused: moderates('Bekleyen metin reddedildi'),
  TopicHeldAgain: moderates('Konu yeniden onaya alındı'),
  CommentHeldAgain: moderates('Yorum yeniden onaya alındı'),
  HeldTextWithdrawn: moderates('Yazarı bekleyen metni geri aldı'),
});
