import { Command } from '../../../kernel/command.js';

/** The topic has a tag that is called otherwise now, or was merged into another. `cause` is the merge, null for a new name. */
export class FollowTopicTag extends Command<{ topicId: string; slug: string; name: string; cause: string | null }> {
  readonly type = 'FollowTopicTag';
}

/** Gives back what a merge of tags took from the topic. */
export class ReturnTopicTag extends Command<{ topicId: string; cause: string }> {
  readonly type = 'ReturnTopicTag';
}

export type TopicTagCommand = FollowTopicTag | ReturnTopicTag;
