import type { Post } from '@contracts/blog';
import { type ModeratedPost, type ModeratePostRequest, POST_TOOL_DONE } from '@contracts/blog-moderation';
import type { ForumDecision } from '@contracts/forum-decisions';
import { TOOL_TEXT } from '@contracts/forum-tools';
import { ofState, POST_VERBS, type PostTool } from '@contracts/moderation-verbs';
import { useQueryClient } from '@tanstack/react-query';
import { puts, useCall } from '../../../calls/useCall';
import { newKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { put } from '../../../client/http';
import { at, reads } from '../../../client/reads';
import { toast } from '../../../design/toast';

/** What staff have decided about a post and what holds still; not kept beyond the visit. */
export const postDecisionsQuery = (id: string) => reads<ForumDecision[]>(['blog', 'decisions', id], at`/api/blog/posts/${id}/decisions`);
/** A post that was deleted, by its address or its id, as it stood. */
export const takenDownPostQuery = (name: string) => reads<Post>(['blog', 'taken-down', name], at`/api/blog/posts/${name}/taken-down`);

const UNDO_SECONDS = 10;
const pathOf = (id: string): string => at`/api/blog/posts/${id}/moderate`;

/** Decides about a post, and offers for ten seconds to take it back. */
export function useModeratePost({ id, hidden }: Post, tool: PostTool, onDone: () => void) {
  const queries = useQueryClient();
  const refresh = () => Promise.all([['blog'], ['home']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const undo = async () => {
    try {
      const body: ModeratePostRequest = { action: ofState(POST_VERBS[tool].undo, hidden ? 'hidden' : 'deleted'), reason: TOOL_TEXT.undone };
      await put<ModeratedPost>(pathOf(id), { body, key: newKey() });
      await refresh();
      await toast({ text: 'Karar geri alındı.' });
    } catch (error) {
      await toast({ title: 'Karar geri alınamadı', text: messageOf(error), tone: 'danger' });
    }
  };
  return useCall(
    puts<string, ModeratedPost>(pathOf(id), (reason): ModeratePostRequest => ({ action: tool, reason })),
    {
      onSuccess: async () => {
        void toast({ text: POST_TOOL_DONE[tool], seconds: UNDO_SECONDS, action: { label: 'Geri al', run: undo } });
        onDone();
        await refresh();
      },
    },
  );
}
