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
  job: 'Yeni iş ilanı',
  'edit-job': 'İş ilanı düzenlemesi',
  update: 'Yeni güncelleme',
  'edit-update': 'Güncelleme düzenlemesi',
  posting: 'Yeni yardım ilanı',
  'edit-posting': 'Yardım ilanı düzenlemesi',
};

export const draftKind = (key: DraftKey): string => KIND[key.split(':')[0] ?? ''] ?? '';

/** Where one goes on writing it; null when there is nothing left to write on. */
export function draftPath({ key, topicId, postId, projectId }: Pick<ListedDraft, 'key' | 'topicId' | 'postId' | 'projectId'>): string | null {
  const [kind, id = '', partId = ''] = key.split(':');
  if (kind === 'topic') return paths.newTopic;
  if (kind === 'post') return paths.newPost;
  if (kind === 'project') return paths.newProject;
  if (kind === 'job') return paths.newJob;
  if (kind === 'edit-job') return paths.editJob(id);
  if (kind === 'edit-project') return projectId && paths.editProject(projectId);
  if (kind === 'update') return projectId && paths.project(projectId, 'updates');
  if (kind === 'posting') return projectId && paths.project(projectId, 'postings');
  if (kind === 'edit-update') return projectId && paths.projectUpdate(projectId, partId);
  if (kind === 'edit-posting') return projectId && paths.projectPosting(projectId, partId);
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

const OF_ITS_PEOPLE = /^(?:edit-project|(?:edit-)?(?:update|posting)):/;

/** Who may read a project may no longer be one of those who edit it: what they typed is theirs still. */
export const mayBeStuck = (draft: Pick<ListedDraft, 'key' | 'topicId' | 'postId' | 'projectId'>): boolean =>
  OF_ITS_PEOPLE.test(draft.key) || draftPath(draft) === null;
