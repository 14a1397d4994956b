import { Command } from '../../../kernel/command.js';

/** Adds what one process has counted since it last did. */
export class CountTopicViews extends Command<{ topicId: string; views: number }> {
  readonly type = 'CountTopicViews';
}

/** The same of a post of the blog. */
export class CountPostViews extends Command<{ postId: string; authorId: string; views: number }> {
  readonly type = 'CountPostViews';
}
