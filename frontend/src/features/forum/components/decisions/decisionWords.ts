import type { DecisionKind, ForumDecision } from '@contracts/forum-decisions';
import { perFlagKind, TOPIC_FLAGS } from '@contracts/topic-flags';

type Tone = 'info' | 'warn' | 'danger';

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLocaleLowerCase('tr') + sentence.slice(1);

const TOPIC: Record<DecisionKind, string> = {
  hide: 'Bu konu gizlendi',
  delete: 'Bu konu kaldırıldı',
  ...perFlagKind((flag) => `Bu ${lowerFirst(TOPIC_FLAGS[flag].set.sentence)}`),
  move: 'Bu konunun kategorisi değiştirildi',
  retag: 'Bu konunun etiketleri değiştirildi',
  merge: 'Bu konu başka bir konuyla birleştirildi',
  split: 'Bu konu başka bir konudan ayrıldı',
};
const COMMENT: Partial<Record<DecisionKind, string>> = { hide: 'Bu yorum gizlendi', delete: 'Bu yorum kaldırıldı' };
const TONE: Partial<Record<DecisionKind, Tone>> = { hide: 'warn', delete: 'danger' };

export const titleOf = ({ kind, subject }: ForumDecision): string => (subject === 'comment' ? COMMENT[kind] : undefined) ?? TOPIC[kind];
export const toneOf = ({ kind }: ForumDecision): Tone => TONE[kind] ?? 'info';

/** What taking it back will cause; said before it is done. */
const EFFECT: Record<DecisionKind, string> = {
  hide: 'Konu herkese yeniden görünür.',
  delete: 'Konu, kaldırılmadan önceki hâliyle yorumlarıyla birlikte geri gelir.',
  ...perFlagKind((flag) => TOPIC_FLAGS[flag].unset.effect),
  move: 'Konu önceki kategorisine döner.',
  retag: 'Konunun önceki etiketleri geri gelir.',
  merge: 'Taşınan yorumlar bu konuya geri döner; birleştirmeden sonra yazılanlar orada kalır.',
  split: 'Bu konunun yorumları ayrıldıkları konuya geri döner.',
};
const COMMENT_EFFECT: Partial<Record<DecisionKind, string>> = {
  hide: 'Yorum herkese yeniden görünür.',
  delete: 'Yorum, kaldırılmadan önceki hâline döner.',
};

export const effectOf = ({ kind, subject }: ForumDecision): string => (subject === 'comment' ? COMMENT_EFFECT[kind] : undefined) ?? EFFECT[kind];
