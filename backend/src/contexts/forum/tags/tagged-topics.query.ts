import { Inject, Injectable } from '@nestjs/common';
import { everyOf } from '../../../kernel/pages.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type TopicDocument, topicsView } from '../views/forum.model.js';
import type { TaggedTopics } from './tagged-topics.port.js';

const STATES: readonly TopicDocument['state'][] = ['visible', 'merged', 'hidden', 'deleted'];
const AT_ONCE = 200;
const NEWEST = [['created_at', -1]] as const;

/** Answers which topics have a tag. What was withdrawn has none any more. */
@Injectable()
export class TaggedTopicsQuery implements TaggedTopics {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async withTag(slug: string): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const state of STATES) {
      const page = (limit: number, offset: number) => this.views.find(topicsView.name, { tag_slugs: slug, state }, { sort: NEWEST, limit, offset });
      for await (const { _id } of everyOf(AT_ONCE, page)) ids.push(_id);
    }
    return ids;
  }
}
