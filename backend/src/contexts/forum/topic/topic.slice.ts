import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CreateTopicHandler } from './create-topic.handler.js';
import { EditTopicHandler, MoveTopicHandler, RetagTopicHandler } from './edit-topic.handler.js';
import { keepSolution } from './keep-solution.policy.js';
import { MergeTopicHandler } from './merge-topic.handler.js';
import { restoreAppealedTopic } from './restore-appealed-topic.policy.js';
import { SolveTopicHandler } from './solve-topic.handler.js';
import { SplitTopicHandler } from './split-topic.handler.js';
import {
  CreateTopic,
  DeleteOwnTopic,
  DeleteTopic,
  EditTopic,
  HideTopic,
  LoseSolution,
  RecountActivity,
  RegainSolution,
  ReopenTopic,
  SolveTopic,
  WithdrawTopic,
} from './topic.commands.js';
import { topicStream } from './topic.stream.js';
import { topicTold } from './topic.told.js';
import { EditTopicByModerator, ReturnTopicText } from './topic-edition.commands.js';
import {
  FlagTopic,
  MergeTopic,
  MoveTopic,
  RestoreRemovedTopic,
  RestoreTopic,
  RetagTopic,
  SplitTopic,
  UndoTopicDecision,
  UnmergeTopic,
} from './topic-moderation.commands.js';
import { FollowTopicTag, ReturnTopicTag } from './topic-tags.commands.js';
import { TopicTools } from './topic-tools.service.js';
import { UndoTopicDecisionHandler, UnmergeTopicHandler } from './undo-topic-decision.handler.js';
import { withdrawReportedTopic } from './withdraw-reported-topic.policy.js';

const topicId = ({ topicId }: { topicId: string }): string => topicId;

export const topic: Slice = {
  streams: [topicStream],
  told: topicTold,
  commands: [
    handledBy(CreateTopic, CreateTopicHandler),
    handledBy(EditTopic, EditTopicHandler),
    handledBy(SolveTopic, SolveTopicHandler),
    handledBy(MoveTopic, MoveTopicHandler),
    handledBy(MergeTopic, MergeTopicHandler),
    handledBy(UnmergeTopic, UnmergeTopicHandler),
    handledBy(SplitTopic, SplitTopicHandler),
    handledBy(UndoTopicDecision, UndoTopicDecisionHandler),
    decides(HideTopic, topicStream, topicId),
    decides(DeleteTopic, topicStream, topicId),
    decides(WithdrawTopic, topicStream, topicId),
    decides(DeleteOwnTopic, topicStream, topicId),
    decides(ReopenTopic, topicStream, topicId),
    decides(LoseSolution, topicStream, topicId),
    decides(RegainSolution, topicStream, topicId),
    decides(RecountActivity, topicStream, topicId),
    decides(RestoreTopic, topicStream, topicId),
    decides(RestoreRemovedTopic, topicStream, topicId),
    decides(FlagTopic, topicStream, topicId),
    handledBy(RetagTopic, RetagTopicHandler),
    decides(FollowTopicTag, topicStream, topicId),
    decides(ReturnTopicTag, topicStream, topicId),
    decides(EditTopicByModerator, topicStream, topicId),
    decides(ReturnTopicText, topicStream, topicId),
  ],
  policies: [withdrawReportedTopic, restoreAppealedTopic, keepSolution],
  providers: [TopicTools],
};
