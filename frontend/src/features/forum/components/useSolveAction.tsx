import type { Topic } from '@contracts/forum';
import { IconCheck, IconRotate } from '@tabler/icons-react';
import type { Action } from '../../../design/ActionButton';
import { useSolveTopic } from '../api/topics';

/** For whoever may say what solved the topic: the answer, or null where it is solved without one. */
export function useSolveAction(topic: Topic, commentId: string | null): Action {
  const { isPending: disabled, mutate } = useSolveTopic(topic.id);
  if (topic.is_resolved && (commentId === null || topic.solving_comment_id === commentId)) {
    const label = commentId === null ? 'Yeniden aç' : 'Çözüm işaretini kaldır';
    return { label, icon: <IconRotate aria-hidden="true" />, disabled, run: () => mutate({ is_resolved: false }) };
  }
  const label = commentId === null ? 'Çözüldü olarak işaretle' : 'Çözüm olarak işaretle';
  return { label, icon: <IconCheck aria-hidden="true" />, disabled, run: () => mutate({ is_resolved: true, solving_comment_id: commentId }) };
}
