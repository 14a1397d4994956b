import { DECISION_TEXT, type ForumDecision, type TakenDownComment, type TakenDownTopic } from '@contracts/forum-decisions';
import { useQueryClient } from '@tanstack/react-query';
import { puts, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';
import { toast } from '../../../design/toast';
import { refreshForum } from './refreshTopic';

/** What moderators have decided about a topic and what holds still; not kept beyond the visit. */
export const decisionsQuery = (topicId: string) => reads<ForumDecision[]>(['forum', 'decisions', topicId], at`/api/forum/topics/${topicId}/decisions`);
export const takenDownTopicQuery = (id: string) => reads<TakenDownTopic>(['forum', 'taken-down', 'topic', id], at`/api/forum/topics/${id}/taken-down`);
export const takenDownCommentQuery = (id: string) => reads<TakenDownComment>(['forum', 'taken-down', 'comment', id], at`/api/forum/comments/${id}/taken-down`);

/** Takes a decision back, however long ago it was made. `onUndone` comes when the page shows it, also when what asked for it is gone by then. */
export function useUndoDecision({ undo_path }: ForumDecision, onUndone: () => void) {
  const queries = useQueryClient();
  return useCall(
    puts<string, ForumDecision>(undo_path, (reason) => ({ reason })),
    {
      onSuccess: async () => {
        void toast({ text: DECISION_TEXT.undone });
        await refreshForum(queries);
        onUndone();
      },
    },
  );
}
