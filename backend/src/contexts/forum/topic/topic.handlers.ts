import { decides } from '../../../platform/commands/decides.js';
import { DeleteTopic, HideTopic, WithdrawTopic } from './topic.commands.js';
import { topicStream } from './topic.stream.js';

export const topicHandlers = [
  decides(HideTopic, topicStream, ({ topicId }) => topicId),
  decides(DeleteTopic, topicStream, ({ topicId }) => topicId),
  decides(WithdrawTopic, topicStream, ({ topicId }) => topicId),
];
