import type { CommentModerated, ModerateCommentRequest, ModerateTopicRequest, ToolUndo, TopicModerated } from '@contracts/forum-tools';
import { TOOL_TEXT } from '@contracts/forum-tools';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { puts, useCall } from '../../../calls/useCall';
import { newKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { put } from '../../../client/http';
import { at } from '../../../client/reads';
import { toast } from '../../../design/toast';
import { paths } from '../../../paths';
import { refreshForum, refreshLists } from './refreshTopic';
import type { Thread } from './thread';

export type Decision =
  | { kind: 'topics'; id: string; body: ModerateTopicRequest }
  | { kind: 'comments'; id: string; api: Thread['api']; body: ModerateCommentRequest };
type Undo = ToolUndo<ModerateTopicRequest | ModerateCommentRequest>;

const UNDO_SECONDS = 10;
const moderates = puts<Decision, TopicModerated | CommentModerated>(
  (decision) => (decision.kind === 'comments' ? decision.api : '/api/forum') + at`/${decision.kind}/${decision.id}/moderate`,
  ({ body }) => body,
);

/** Makes a moderator's decision, leads to where it can be seen, and offers for ten seconds to take it back. */
export function useModerate({ id: threadId, home }: Pick<Thread, 'id' | 'home'>) {
  const queries = useQueryClient();
  const navigate = useNavigate();

  const undo = async ({ path, body }: Undo) => {
    try {
      await put(path, { body, key: newKey() });
      await refreshForum(queries);
      navigate(home);
      await toast({ text: 'Karar geri alındı.' });
    } catch (error) {
      await toast({ title: 'Karar geri alınamadı', text: messageOf(error), tone: 'danger' });
    }
  };
  const tell = (given: Undo | null) =>
    given
      ? toast({ text: TOOL_TEXT.done, seconds: UNDO_SECONDS, action: { label: 'Geri al', run: () => undo(given) } })
      : toast({ text: TOOL_TEXT.alreadySo, tone: 'warn' });

  return useCall(moderates, {
    onSuccess: async ({ data: answer }) => {
      tell(answer.undo);
      if ('topic' in answer && !answer.topic) {
        navigate(paths.forum());
        return refreshLists(queries);
      }
      await refreshForum(queries);
      if ('topic' in answer && answer.topic && answer.topic.id !== threadId) navigate(paths.topic(answer.topic.id));
    },
  });
}
