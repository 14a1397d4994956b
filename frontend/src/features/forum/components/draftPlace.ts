import type { DraftKey, ListedDraft } from '@contracts/drafts';
import { paths } from '../../../paths';

const KIND: Record<string, string> = { topic: 'Yeni konu', comment: 'Yorum', 'edit-topic': 'Konu düzenlemesi', 'edit-comment': 'Yorum düzenlemesi' };

export const draftKind = (key: DraftKey): string => KIND[key.split(':')[0] ?? ''] ?? '';

/** Where one goes on writing it; null when there is nothing left to write on. */
export function draftPath({ key, topicId }: Pick<ListedDraft, 'key' | 'topicId'>): string | null {
  const [kind, id = ''] = key.split(':');
  if (kind === 'topic') return paths.newTopic;
  if (!topicId) return null;
  if (kind === 'edit-comment') return paths.editComment(topicId, id);
  return kind === 'edit-topic' ? paths.editTopic(topicId) : paths.topic(topicId);
}
