import { Command } from '../../../kernel/command.js';

/** Brings all comments of a merged topic into the topic that it was merged into. */
export class MoveMergedComments extends Command<{ topicId: string; mergeId: string }> {
  readonly type = 'MoveMergedComments';
}

/** Brings back what a merge that was undone had moved. */
export class ReturnMergedComments extends Command<{ topicId: string; mergeId: string }> {
  readonly type = 'ReturnMergedComments';
}

/** Sees to it that a topic's last activity is that of the comments which stand there now. */
export class RecountTopic extends Command<{ topicId: string }> {
  readonly type = 'RecountTopic';
}

/** Brings chosen comments into the topic that was split off for them. */
export class MoveSplitComments extends Command<{ topicId: string; fromTopicId: string; commentIds: string[] }> {
  readonly type = 'MoveSplitComments';
}
