import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { nameToday, TAG_RULES_ID, tagRulesStream } from '../tag-rules/tag-rules.decider.js';
import { FollowTopicTag, ReturnTopicTag } from '../topic/topic-tags.commands.js';
import type { FollowTag, ReturnTag } from './follow-tags.commands.js';
import { TaggedTopics } from './tagged-topics.port.js';
import { PostsTagging, ProjectsTagging } from './texts-tagging.port.js';

/** After so many topics it is looked whether the decision still stands. */
const AT_ONCE = 100;

/** Goes from topic to topic, then to posts and projects; what is called so already stays, and a run that was cut short is repeated as a whole. */
@Injectable()
export class FollowTagHandler implements ICommandHandler<FollowTag> {
  constructor(
    private readonly commands: CommandBus,
    private readonly topics: TaggedTopics,
    private readonly posts: PostsTagging,
    private readonly projects: ProjectsTagging,
    private readonly store: EventStore,
  ) {}

  async execute({ data: { slug }, origin }: FollowTag): Promise<void> {
    const ids = await this.topics.withTag(slug);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const today = nameToday(await this.store.state(tagRulesStream, TAG_RULES_ID), slug);
      if (!today) return;
      for (const topicId of ids.slice(at, at + AT_ONCE)) await this.commands.execute(new FollowTopicTag({ topicId, slug, ...today }, step(origin, topicId)));
    }
    for (const texts of [this.posts, this.projects]) {
      const today = nameToday(await this.store.state(tagRulesStream, TAG_RULES_ID), slug);
      if (today) await texts.follow(slug, today, origin);
    }
  }
}

@Injectable()
export class ReturnTagHandler implements ICommandHandler<ReturnTag> {
  constructor(
    private readonly commands: CommandBus,
    private readonly topics: TaggedTopics,
    private readonly posts: PostsTagging,
    private readonly projects: ProjectsTagging,
    private readonly store: EventStore,
  ) {}

  async execute({ data: { into, cause }, origin }: ReturnTag): Promise<void> {
    const today = nameToday(await this.store.state(tagRulesStream, TAG_RULES_ID), into);
    const now = today ? tagSlug(today.name) : into;
    for (const topicId of await this.topics.withTag(now)) await this.commands.execute(new ReturnTopicTag({ topicId, cause }, step(origin, topicId)));
    for (const texts of [this.posts, this.projects]) await texts.giveBack(now, cause, origin);
  }
}
