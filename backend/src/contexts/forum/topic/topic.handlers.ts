import { decides } from '../../../platform/commands/decides.js';
import { DeleteOwnTopic, DeleteTopic, HideTopic, LoseSolution, RecountActivity, RegainSolution, ReopenTopic, WithdrawTopic } from './topic.commands.js';
import { topicStream } from './topic.stream.js';
import { LockTopic, PinTopic, RestoreTopic, RetagTopic, UnlockTopic, UnpinTopic } from './topic-moderation.commands.js';

const topicId = ({ topicId }: { topicId: string }): string => topicId;

export const topicHandlers = [
  decides(HideTopic, topicStream, topicId).handler,
  decides(DeleteTopic, topicStream, topicId).handler,
  decides(WithdrawTopic, topicStream, topicId).handler,
  decides(DeleteOwnTopic, topicStream, topicId).handler,
  decides(ReopenTopic, topicStream, topicId).handler,
  decides(LoseSolution, topicStream, topicId).handler,
  decides(RegainSolution, topicStream, topicId).handler,
  decides(RecountActivity, topicStream, topicId).handler,
  decides(RestoreTopic, topicStream, topicId).handler,
  decides(LockTopic, topicStream, topicId).handler,
  decides(UnlockTopic, topicStream, topicId).handler,
  decides(PinTopic, topicStream, topicId).handler,
  decides(UnpinTopic, topicStream, topicId).handler,
  decides(RetagTopic, topicStream, topicId).handler,
];
