import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type TopicDocument, topicsView } from '../views/forum.model.js';
import type { TaggedTopics } from './tagged-topics.port.js';

const STATES: readonly TopicDocument['state'][] = ['visible', 'merged', 'hidden', 'deleted'];
const AT_ONCE = 200;

/** Answers which topics have a tag. What was withdrawn has none any more. */
@Injectable()
export class TaggedTopicsQuery implements TaggedTopics {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async withTag(slug: string): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const state of STATES) {
      for (let offset = 0; ; offset += AT_ONCE) {
        const page = { sort: [['created_at', -1]] as const, limit: AT_ONCE, offset };
        const found = await this.views.find(topicsView.name, { tag_slugs: slug, state }, page);
        ids.push(...found.map(({ _id }) => _id));
        if (found.length < AT_ONCE) break;
      }
    }
    return ids;
  }
}
