import type { TopicViewAnswer } from '@contracts/topic-views';
import { ApiError } from '../../../client/apiError';
import { post } from '../../../client/http';

/** Tells that a topic was read. Whether that was counted is nothing to its reader, so a refusal is not shown either. */
export async function tellView(topicId: string): Promise<void> {
  try {
    await post<TopicViewAnswer>(`/api/forum/topics/${encodeURIComponent(topicId)}/views`, { quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
