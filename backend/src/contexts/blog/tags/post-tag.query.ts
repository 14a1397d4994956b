import { Inject, Injectable } from '@nestjs/common';
import type { PostTag } from '../../../../contracts/blog.js';
import type { Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { PostTags } from '../views/post-rooms.port.js';
import { postTagsView } from '../views/post-tags.model.js';

const MOST_USED = [['post_count', -1]] as const;

/** Answers which tags posts have. */
@Injectable()
export class PostTagQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly rules: PostTags,
  ) {}

  /** The most used first. What was banned, or leads to another tag, is left out of its page. */
  async list({ limit, offset }: Window): Promise<{ tags: PostTag[]; total: number }> {
    const found = await this.views.find(postTagsView.name, {}, { sort: MOST_USED, limit, offset });
    const today = await this.rules.today(found.map(({ _id }) => _id));
    const shown = found.filter(({ _id }) => !today.get(_id)?.banned && (today.get(_id)?.slug ?? _id) === _id);
    const tags = shown.map(({ _id, name, post_count }) => ({ id: _id, name: today.get(_id)?.name ?? name, slug: _id, post_count }));
    return { tags, total: await this.views.count(postTagsView.name, {}) };
  }
}
