import type { Comment, Topic } from '@contracts/forum';
import { COMMENT_TOOLS, type CommentTool, TOPIC_TOOLS, type TopicTool } from '@contracts/forum-tools';
import { perFlagTool, TOPIC_FLAGS } from '@contracts/topic-flags';

/** What each decision will cause; said before it is made. */
export const TOPIC_EFFECT: Record<TopicTool, string> = {
  hide: 'Konu listelerden ve aramadan kalkar. Yazarı ve moderatörler görmeye devam eder.',
  restore: 'Konu herkese yeniden görünür.',
  delete: 'Konu ve altındaki yorumlar herkesten kaldırılır; yazarı da göremez.',
  ...perFlagTool(({ effect }) => effect),
  move: 'Konu seçtiğiniz kategoriye taşınır; bağlantısı değişmez.',
  retag: 'Konunun etiketleri aşağıdakilerle değişir. Değişiklik düzenleme geçmişinde görünür.',
  merge: 'Bu konunun yorumları seçtiğiniz konuya taşınır. Bu sayfada konunun metni ve yeni yerine giden bağlantı kalır.',
  unmerge: 'Taşınan yorumlar bu konuya geri döner.',
  split: 'Seçtiğiniz yorumlar sırasıyla yeni bir konuya taşınır; yeni konu aynı kategoride açılır.',
};

export const COMMENT_EFFECT: Record<CommentTool, string> = {
  hide: 'Yorumun yerinde gizlendiği yazar. Yazarı ve moderatörler metni görmeye devam eder.',
  restore: 'Yorum herkese yeniden görünür.',
  delete: 'Yorumun yerinde kaldırıldığı yazar; metnini yazarı da göremez.',
};

/** What can be done to a topic as it stands. */
export function topicTools(topic: Topic): TopicTool[] {
  const { state, merged_into, comment_total } = topic;
  const possible: Record<TopicTool, boolean> = {
    hide: state === 'visible',
    restore: state === 'hidden',
    delete: true,
    ...perFlagTool(({ flag, on }) => topic[flag] !== on),
    move: true,
    retag: true,
    merge: state === 'visible' && !merged_into,
    unmerge: Boolean(merged_into),
    split: state === 'visible' && !merged_into && comment_total > 0,
  };
  return TOPIC_TOOLS.filter((tool) => possible[tool]);
}

export function commentTools({ state }: Comment): CommentTool[] {
  const possible: Record<CommentTool, boolean> = { hide: state === 'visible', restore: state === 'hidden' || state === 'removed', delete: state !== 'removed' };
  return COMMENT_TOOLS.filter((tool) => possible[tool]);
}

/** The letters that choose a tool while the menu is open. */
export const TOOL_KEY: Partial<Record<TopicTool, string>> = perFlagTool(({ flag }) => TOPIC_FLAGS[flag].key);
