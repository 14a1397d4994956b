import { decides } from '../../../platform/commands/decides.js';
import { DeleteOwnTopic, DeleteTopic, HideTopic, LoseSolution, RecountActivity, RegainSolution, ReopenTopic, WithdrawTopic } from './topic.commands.js';
import { topicStream } from './topic.stream.js';
import { LockTopic, PinTopic, RestoreTopic, RetagTopic, UnlockTopic, UnpinTopic } from './topic-moderation.commands.js';

const topicId = ({ topicId }: { topicId: string }): string => topicId;

export const topicHandlers = [
  decides(HideTopic, topicStream, topicId),
  decides(DeleteTopic, topicStream, topicId),
  decides(WithdrawTopic, topicStream, topicId),
  decides(DeleteOwnTopic, topicStream, topicId),
  decides(ReopenTopic, topicStream, topicId),
  decides(LoseSolution, topicStream, topicId),
  decides(RegainSolution, topicStream, topicId),
  decides(RecountActivity, topicStream, topicId),
  decides(RestoreTopic, topicStream, topicId),
  decides(LockTopic, topicStream, topicId),
  decides(UnlockTopic, topicStream, topicId),
  decides(PinTopic, topicStream, topicId),
  decides(UnpinTopic, topicStream, topicId),
  decides(RetagTopic, topicStream, topicId),
];
