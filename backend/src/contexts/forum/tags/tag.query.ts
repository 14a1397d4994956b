import { Inject, Injectable } from '@nestjs/common';
import { type ConsoleTag, type Tag, type TagState, tagSlug } from '../../../../contracts/forum-tags.js';
import type { Filter, Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { TagDirectory } from '../tag-rules/tag-directory.query.js';
import { type TagRuleDocument, tagRulesView } from '../tag-rules/tag-rules.projection.js';
import { LONGEST_BEGINNING, type TagDocument, tagsView } from './tags.model.js';

/** So many banned tags are known to lists; topics never show one, however many there are. */
const MOST_BANNED = 500;
/** Tags that were moved just now may still be counted under their old names, until their topics have followed. */
const STILL_MOVING = 20;

@Injectable()
export class TagQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly directory: TagDirectory,
  ) {}

  /** Tags of visible topics, the most used first; with `beginning` only those whose name begins so, however it is written. */
  async list(beginning: string, window: Window): Promise<{ tags: Tag[]; total: number }> {
    const { found, total } = await this.used(beginning, 'topic_count', window);
    return { tags: await this.named(found), total };
  }

  /** The same of topics and posts, for staff. */
  async surveyed(beginning: string, window: Window): Promise<{ tags: ConsoleTag[]; total: number }> {
    const { found, total } = await this.used(beginning, 'uses', window);
    const named = await this.named(found);
    const posts = new Map(found.map(({ _id, post_count }) => [_id, post_count]));
    return { tags: named.map((tag) => ({ ...tag, post_count: posts.get(tag.id) ?? 0, state: 'used', leads_to: null, merged: false })), total };
  }

  private async used(beginning: string, by: 'topic_count' | 'uses', { limit, offset }: Window) {
    const begun = beginning.trim() ? tagSlug(beginning).slice(0, LONGEST_BEGINNING) : null;
    const filter: Filter = { [by]: { $gt: 0 }, ...(begun === null ? {} : { beginnings: begun }) };
    const hidden = await this.hidden(begun, by);
    const found = await this.views.find(tagsView.name, filter, { sort: [[by, -1]], limit: offset + limit + hidden.size, offset: 0 });
    const shown = found.filter(({ _id }) => !hidden.has(_id)).slice(offset, offset + limit);
    return { found: shown, total: (await this.views.count(tagsView.name, filter)) - hidden.size };
  }

  /** The tag that an address means today; null when there is none or it was banned. */
  async bySlug(asked: string): Promise<Tag | null> {
    const { slug, banned } = await this.directory.one(asked);
    const found = banned ? null : await this.views.get(tagsView.name, slug);
    return found && ((await this.named([found]))[0] ?? null);
  }

  /** As staff see it: also what was banned or leads elsewhere. Null when nobody has ever used it. */
  async known(slug: string): Promise<ConsoleTag | null> {
    const rule = await this.views.get(tagRulesView.name, slug);
    const used = await this.views.get(tagsView.name, slug);
    return rule || used ? rowOf(slug, rule, used) : null;
  }

  /** Those that were banned, or lead elsewhere, the newest first. */
  async ruled(state: Exclude<TagState, 'used'>, beginning: string, { limit, offset }: Window): Promise<{ tags: ConsoleTag[]; total: number }> {
    const all = await this.views.find(tagRulesView.name, { state }, { sort: [['changed_at', -1]], limit: MOST_BANNED });
    const begun = beginning.trim() ? tagSlug(beginning) : '';
    const found = all.filter(({ _id }) => _id.startsWith(begun));
    const page = found.slice(offset, offset + limit);
    const used = new Map(
      (
        await this.views.getMany(
          tagsView.name,
          page.map(({ _id }) => _id),
        )
      ).map((tag) => [tag._id, tag]),
    );
    return { tags: page.map((rule) => rowOf(rule._id, rule, used.get(rule._id) ?? null)), total: found.length };
  }

  /** Slugs of tags that are used and no list shows. */
  private async hidden(begun: string | null, by: 'topic_count' | 'uses'): Promise<ReadonlySet<string>> {
    const newest = { sort: [['changed_at', -1]] as const };
    const banned = await this.views.find(tagRulesView.name, { state: 'banned' }, { ...newest, limit: MOST_BANNED });
    const moved = await this.views.find(tagRulesView.name, { state: 'moved' }, { ...newest, limit: STILL_MOVING });
    const ruled = [...banned, ...moved].map(({ _id }) => _id).filter((slug) => begun === null || slug.startsWith(begun));
    const used = await this.views.getMany(tagsView.name, ruled);
    return new Set(used.filter((tag) => tag[by] > 0).map(({ _id }) => _id));
  }

  private async named(tags: readonly TagDocument[]): Promise<Tag[]> {
    const today = await this.directory.today(tags.map(({ _id }) => _id));
    return tags.map(({ _id, name, topic_count }) => ({ id: _id, name: today.get(_id)?.name ?? name, slug: _id, topic_count }));
  }
}

function rowOf(slug: string, rule: TagRuleDocument | null, used: TagDocument | null): ConsoleTag {
  return {
    id: slug,
    slug,
    name: rule?.name ?? used?.name ?? slug,
    topic_count: used?.topic_count ?? 0,
    post_count: used?.post_count ?? 0,
    state: rule?.state ?? 'used',
    leads_to: rule?.leads_to ?? null,
    merged: rule?.merged ?? false,
  };
}
