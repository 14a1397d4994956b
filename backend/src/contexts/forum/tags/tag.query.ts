import { Inject, Injectable } from '@nestjs/common';
import { type Tag, tagSlug } from '../../../../contracts/forum-tags.js';
import type { Filter, Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { LONGEST_BEGINNING, type TagDocument, tagsView } from './tags.model.js';

@Injectable()
export class TagQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Tags of visible topics, the most used first; with `beginning` only those whose name begins so, however it is written. */
  async list(beginning: string, window: Window): Promise<{ tags: Tag[]; total: number }> {
    const used: Filter = { topic_count: { $gt: 0 } };
    const filter = beginning.trim() ? { ...used, beginnings: tagSlug(beginning).slice(0, LONGEST_BEGINNING) } : used;
    const found = await this.views.find(tagsView.name, filter, { sort: [['topic_count', -1]], ...window });
    return { tags: found.map(toTag), total: await this.views.count(tagsView.name, filter) };
  }

  async bySlug(slug: string): Promise<Tag | null> {
    const found = await this.views.get(tagsView.name, slug);
    return found && toTag(found);
  }
}

const toTag = ({ _id, name, topic_count }: TagDocument): Tag => ({ id: _id, name, slug: _id, topic_count });
