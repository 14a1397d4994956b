import type { DraftKey, ListedDraft } from '@contracts/drafts';
import { paths } from '../../../paths';

const KIND: Record<string, string> = {
  topic: 'Yeni konu',
  comment: 'Yorum',
  'edit-topic': 'Konu düzenlemesi',
  'edit-comment': 'Yorum düzenlemesi',
  post: 'Yeni blog yazısı',
  'edit-post': 'Blog yazısı düzenlemesi',
  project: 'Yeni proje',
  'edit-project': 'Proje düzenlemesi',
};

export const draftKind = (key: DraftKey): string => KIND[key.split(':')[0] ?? ''] ?? '';

/** Where one goes on writing it; null when there is nothing left to write on. */
export function draftPath({ key, topicId, postId, projectId }: Pick<ListedDraft, 'key' | 'topicId' | 'postId' | 'projectId'>): string | null {
  const [kind, id = ''] = key.split(':');
  if (kind === 'topic') return paths.newTopic;
  if (kind === 'post') return paths.newPost;
  if (kind === 'project') return paths.newProject;
  if (kind === 'edit-project') return projectId && paths.editProject(projectId);
  if (kind === 'edit-post') return postId && paths.editPost(postId);
  if (postId) return kind === 'edit-comment' ? paths.editPostComment(postId, id) : id === postId ? paths.post(postId) : paths.postComment(postId, id);
  if (projectId)
    return kind === 'edit-comment'
      ? paths.editProjectComment(projectId, id)
      : id === projectId
        ? paths.project(projectId)
        : paths.projectComment(projectId, id);
  if (!topicId) return null;
  if (kind === 'edit-comment') return paths.editComment(topicId, id);
  return kind === 'edit-topic' ? paths.editTopic(topicId) : paths.topic(topicId);
}

/** Who may read a project may no longer be one of those who edit it: what they typed is theirs still. */
export const mayBeStuck = (draft: Pick<ListedDraft, 'key' | 'topicId' | 'postId' | 'projectId'>): boolean =>
  draft.key.startsWith('edit-project:') || draftPath(draft) === null;
