import { Inject, Injectable } from '@nestjs/common';
import { CATEGORY_LIMITS, type ConsoleCategory, isMeantBy } from '../../../../contracts/categories.js';
import type { Category, CategoryTag } from '../../../../contracts/forum.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { Families } from './category-families.rules.js';
import { type CategoryDocument, categoriesView } from './forum.model.js';

const ALL = { sort: [['sort_order', 1]], limit: 2 * CATEGORY_LIMITS.most } as const;

@Injectable()
export class CategoryQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Those that stand by themselves, in their order. */
  async list(): Promise<Category[]> {
    const families = await this.families();
    return families.heads.map((head) => toCategory(head, families));
  }

  /** All of them, those that were merged into others at the end. */
  async survey(): Promise<ConsoleCategory[]> {
    const families = await this.families();
    const row = (category: CategoryDocument): ConsoleCategory => ({
      ...toCategory(category, families),
      merged_into: category.merged_into ? tagOf(families.headOf(category)) : null,
      own_topic_count: category.topic_count,
    });
    return [...families.heads, ...families.merged].map(row);
  }

  /** By id or by address; the one into which it was merged, where it was. Null when there is none. */
  async find(idOrSlug: string): Promise<Category | null> {
    return (await this.list()).find((category) => isMeantBy(category, idOrSlug)) ?? null;
  }

  /** What stands for each of these categories now, by id. */
  async tags(ids: Iterable<string>): Promise<ReadonlyMap<string, CategoryTag>> {
    const found = await this.views.getMany(categoriesView.name, [...new Set(ids)]);
    if (found.every(({ merged_into }) => merged_into === null)) return new Map(found.map((category) => [category._id, tagOf(category)]));
    const families = await this.families();
    return new Map(found.map((category) => [category._id, tagOf(families.headOf(category))]));
  }

  private async families(): Promise<Families<CategoryDocument>> {
    return new Families(await this.views.find(categoriesView.name, {}, ALL));
  }
}

const tagOf = derived(({ _id, name, slug, color }: CategoryDocument): CategoryTag => ({ id: _id, name, slug, color }));

function toCategory(category: CategoryDocument, families: Families<CategoryDocument>): Category {
  const { _id, name, slug, description, color, sort_order, former_name, closed, writers, merged_into, created_at, changed_at } = category;
  const merged = families.below(category);
  return {
    id: _id,
    name,
    slug,
    description,
    color,
    is_active: merged_into === null,
    sort_order,
    topic_count: [category, ...merged].reduce((sum, { topic_count }) => sum + topic_count, 0),
    former_name,
    closed,
    writers,
    merged: merged.map((other) => ({ id: other._id, slug: other.slug })),
    created_at,
    updated_at: changed_at,
  };
}
