import { Injectable } from '@nestjs/common';
import type { ImportNote } from '../../../../contracts/blog-import.js';
import { ownImage } from '../../../../contracts/writing.js';
import type { Origin } from '../../../kernel/command.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { PostGround } from '../post/post-ground.port.js';
import { PostCategories } from '../views/post-rooms.port.js';
import type { BroughtPost } from './brought-post.rules.js';

interface Settled {
  readonly post: BroughtPost;
  readonly categoryId: string | null;
}

const lower = (name: string): string => name.trim().toLocaleLowerCase('tr');

/** Finds for a post that is brought what it needs of the house: its category, its tags, its cover; what is not here is left out and noted. */
@Injectable()
export class ImportGround {
  constructor(
    private readonly ground: PostGround,
    private readonly categories: PostCategories,
  ) {}

  async settled(post: BroughtPost, memberId: string, origin: Origin): Promise<Settled> {
    const category = await this.category(post.categories, origin);
    // A feed calls both alike: what became the category is no tag beside it.
    const named = post.tags.filter((tag) => lower(tag) !== lower(category?.name ?? ''));
    const tags = await this.tags(named);
    const cover = post.cover !== null && (await this.isOwn(post.cover, memberId)) ? post.cover : null;
    const lost: readonly (readonly [boolean, ImportNote])[] = [
      [post.categories.length > 0 && !category && post.canonical === null, 'category'],
      [tags.length < named.length, 'tags'],
      [post.cover !== cover, 'cover'],
    ];
    const notes = [...post.notes, ...lost.flatMap(([isLost, note]) => (isLost ? [note] : []))];
    return { post: { ...post, tags, cover, notes: [...new Set(notes)] }, categoryId: category?.id ?? null };
  }

  private async category(names: readonly string[], origin: Origin): Promise<{ id: string; name: string } | null> {
    const all = names.length > 0 ? await this.categories.list() : [];
    for (const name of names) {
      const found = all.find((category) => lower(category.name) === lower(name)) ?? (await this.categories.find(name));
      if (found && (await passes(() => this.ground.refusePlace(found.id, origin)))) return found;
    }
    return null;
  }

  private async tags(names: readonly string[]): Promise<string[]> {
    const kept: string[] = [];
    for (const name of names) await passes(async () => kept.push(...(await this.ground.usableTags([name]))));
    return [...new Set(kept)];
  }

  private async isOwn(cover: string, memberId: string): Promise<boolean> {
    const [id] = ownImage(cover)?.url.split('/').slice(-1) ?? [];
    return id !== undefined && (await this.ground.isOwnImage(id.toLowerCase(), memberId));
  }
}

/** Whether nothing of the house is against it. */
async function passes(asked: () => Promise<unknown>): Promise<boolean> {
  try {
    await asked();
    return true;
  } catch (error) {
    if (error instanceof RuleViolation) return false;
    throw error;
  }
}
