import { CreateTopicHandler } from './create-topic.handler.js';
import { EditTopicHandler, MoveTopicHandler } from './edit-topic.handler.js';
import { MergeTopicHandler } from './merge-topic.handler.js';
import { SolveTopicHandler } from './solve-topic.handler.js';
import { SplitTopicHandler } from './split-topic.handler.js';
import { topicHandlers } from './topic.handlers.js';
import { TopicTools } from './topic-tools.js';
import { UndoTopicDecisionHandler, UnmergeTopicHandler } from './undo-topic-decision.handler.js';

export const topicProviders = [
  ...topicHandlers,
  CreateTopicHandler,
  EditTopicHandler,
  MoveTopicHandler,
  SolveTopicHandler,
  MergeTopicHandler,
  SplitTopicHandler,
  UnmergeTopicHandler,
  UndoTopicDecisionHandler,
  TopicTools,
];
