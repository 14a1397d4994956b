import { EDIT_FACTS, ofState, perVerbFact } from '../../../../contracts/moderation-verbs.js';
import type { RecordedEvent } from '../../../kernel/event.js';

type Say = (data: { readonly from?: unknown }) => string;
const always =
  (sentence: string): Say =>
  () =>
    sentence;

/** What happened to a text, in a sentence for each type of fact; of what is left out there is nothing to tell. */
const WHAT: Readonly<Record<string, Say>> = {
  TopicHeld: always('Konu onay için bekletildi'),
  CommentHeld: always('Yorum onay için bekletildi'),
  TopicReleased: always('Konu onaylandı'),
  CommentReleased: always('Yorum onaylandı'),
  HeldTextRefused: always('Bekleyen metin onaylanmadı'),
  TopicHeldAgain: always('Konu yeniden onay bekliyor'),
  CommentHeldAgain: always('Yorum yeniden onay bekliyor'),
  HeldTextWithdrawn: always('Yazarı bekleyen metni geri aldı'),
  TopicCreated: always('Konu açıldı'),
  TopicEdited: always('Konu yazarınca düzenlendi'),
  TopicWithdrawn: always('Yazarı konuyu geri aldı'),
  TopicSolved: always('Konu çözüldü'),
  TopicReopened: always('Konunun çözümü geri alındı'),
  CommentAdded: always('Yorum yazıldı'),
  CommentEdited: always('Yorum yazarınca düzenlendi'),
  CommentWithdrawn: always('Yazarı yorumu geri aldı'),
  CommentMoved: always('Yorum başka bir konuya taşındı'),
  ...Object.fromEntries(Object.entries(EDIT_FACTS).map(([type, sentence]) => [type, always(sentence)])),
  ...perVerbFact<Say>(
    ({ sentence }) =>
      ({ from }) =>
        ofState(sentence, from),
  ),
};

/** Null when there is nothing to tell. */
export const whatHappenedToText = ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): string | null => WHAT[type]?.(data) ?? null;
