import { Inject, Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import type { Category, CategoryTag } from '../../../../contracts/forum.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { type CategoryDocument, categoriesView } from './forum.model.js';

const ALL = { sort: [['sort_order', 1]], limit: 100 } as const;

@Injectable()
export class CategoryQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async list(): Promise<Category[]> {
    return (await this.views.find(categoriesView.name, {}, ALL)).map(toCategory);
  }

  /** By id or by slug; null when there is none. */
  async find(idOrSlug: string): Promise<Category | null> {
    if (validate(idOrSlug)) return this.byId(idOrSlug);
    const [found] = await this.views.find(categoriesView.name, { slug: idOrSlug }, { limit: 1 });
    return found ? toCategory(found) : null;
  }

  async byId(id: string): Promise<Category | null> {
    const found = await this.views.get(categoriesView.name, id);
    return found && toCategory(found);
  }

  async tags(ids: Iterable<string>): Promise<ReadonlyMap<string, CategoryTag>> {
    const found = await this.views.getMany(categoriesView.name, [...new Set(ids)]);
    return new Map(found.map((category) => [category._id, tagOf(category)]));
  }
}

const tagOf = derived(({ _id, name, slug, color }: CategoryDocument): CategoryTag => ({ id: _id, name, slug, color }));

function toCategory({ _id, name, slug, description, color, sort_order, topic_count, created_at }: CategoryDocument): Category {
  return { id: _id, name, slug, description, color, is_active: true, sort_order, topic_count, created_at, updated_at: created_at };
}
