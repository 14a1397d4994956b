import type { Topic } from '@contracts/forum';
import { useSeen } from '../../../calls/useSeen';
import { useMember } from '../../../client/session';
import { tellView } from '../api/topics';

/** Tells once that a topic was read, when it has been before the reader's eyes for a while. */
export function useTopicView(topic: Topic | undefined): void {
  // Undefined as long as nobody knows who reads.
  const member = useMember();
  const isReader = topic?.state === 'visible' && member !== undefined && member?.id !== topic.users.id;
  useSeen(isReader ? topic.id : null, tellView);
}
