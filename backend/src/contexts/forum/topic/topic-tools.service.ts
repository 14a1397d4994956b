import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Topic } from '../../../../contracts/forum.js';
import { type ModerateTopicRequest, TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { type TopicTool } from '../../../../contracts/moderation-verbs.js';
import { perFlagTool } from '../../../../contracts/topic-flags.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { TopicQuery } from '../views/topic.query.js';
import { DeleteTopic, HideTopic } from './topic.commands.js';
import type { TopicEvent } from './topic.events.js';
import { FlagTopic, MergeTopic, MoveTopic, RestoreTopic, RetagTopic, SplitTopic, UnmergeTopic } from './topic-moderation.commands.js';
import { type UndoOfTopic, undoOfTopic } from './topic-undo.rules.js';

interface Asked extends Omit<ModerateTopicRequest, 'action'> {
  readonly topicId: string;
  readonly moderatorId: string;
  /** For what the action makes anew: a topic, a merge. */
  readonly newId: string;
}

type Maker = (asked: Asked, origin: Origin) => Command;

const COMMAND: Record<TopicTool, Maker> = {
  hide: ({ topicId, reason }, origin) => new HideTopic({ topicId, reportId: null, reason }, origin),
  delete: ({ topicId, reason }, origin) => new DeleteTopic({ topicId, reportId: null, reason }, origin),
  restore: ({ topicId, reason }, origin) => new RestoreTopic({ topicId, reason }, origin),
  ...perFlagTool<Maker>(
    ({ flag, on }) =>
      ({ topicId, reason }, origin) =>
        new FlagTopic({ topicId, reason, flag, on }, origin),
  ),
  unmerge: ({ topicId, reason }, origin) => new UnmergeTopic({ topicId, reason }, origin),
  move: ({ topicId, reason, categoryId }, origin) =>
    new MoveTopic({ topicId, reason, categoryId: given('categoryId', categoryId, TOOL_TEXT.categoryMissing) }, origin),
  retag: ({ topicId, reason, selectedTags }, origin) =>
    new RetagTopic({ topicId, reason, tags: given('selectedTags', selectedTags, TOOL_TEXT.tagsMissing) }, origin),
  merge: ({ topicId, reason, targetId, newId }, origin) =>
    new MergeTopic({ topicId, reason, intoTopicId: given('targetId', targetId, TOOL_TEXT.targetMissing), mergeId: newId }, origin),
  split: ({ topicId: fromTopicId, reason, title = '', commentIds, moderatorId: authorId, newId: topicId }, origin) => {
    const chosen = [...new Set(given('commentIds', commentIds?.length ? commentIds : undefined, TOOL_TEXT.commentsMissing))];
    return new SplitTopic({ topicId, authorId, reason, title, fromTopicId, commentIds: chosen }, origin);
  },
};

function given<T>(field: string, value: T | null | undefined, sentence: string): T {
  if (value === undefined || value === null) throw new RuleViolation('tool.incomplete', sentence, { [field]: sentence });
  return value;
}

/** The topic as it is now, and what takes it back. */
export interface UsedOnTopic {
  readonly undo: UndoOfTopic | null;
  readonly topic: Topic | null;
}

/** Does what a moderator asks for on a topic's page, and tells how to take it back. */
@Injectable()
export class TopicTools {
  constructor(
    private readonly commands: CommandBus,
    private readonly topics: TopicQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async use(topicId: string, { action, reason, ...more }: ModerateTopicRequest, moderatorId: string, caller: Caller): Promise<UsedOnTopic> {
    const asked: Asked = { topicId, moderatorId, newId: this.ids.next(), reason: reason.trim(), ...more };
    const events = await this.commands.execute<Command, readonly TopicEvent[]>(COMMAND[action](asked, this.origins.of(caller)));
    const last = events.at(-1);
    const undo = last ? undoOfTopic(last) : null;
    const shown = undo && action === 'split' ? undo.topicId : topicId;
    return this.reply.afterViews(async () => ({ undo, topic: await this.topics.byId(shown, caller) }));
  }
}
