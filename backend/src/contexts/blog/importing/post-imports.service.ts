import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IMPORT_LIMITS, IMPORT_OUTCOMES, IMPORT_TEXT, type ImportedItem, type ImportOutcome, type ImportReport } from '../../../../contracts/blog-import.js';
import { contentProblem } from '../../../../contracts/blog-problems.js';
import { type Origin, step } from '../../../kernel/command.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { WritePost } from '../post/post.commands.js';
import { type BroughtFile, BroughtFiles } from './brought-files.service.js';
import { type BroughtPost, titleProblem } from './brought-post.rules.js';
import { ImportGround } from './import-ground.service.js';
import { ImportIds } from './import-ids.service.js';

interface Turn {
  readonly memberId: string;
  readonly origin: Origin;
  readonly isPreview: boolean;
  /** How many more this request brings. */
  left: number;
  /** Whether the day has room for more. */
  hasRoom: boolean;
}

/** Brings posts out of files, each as a draft; one that fails stops no other. */
@Injectable()
export class PostImports {
  constructor(
    private readonly files: BroughtFiles,
    private readonly ids: ImportIds,
    private readonly ground: ImportGround,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
  ) {}

  /** With `isPreview` nothing is brought: the report says what would be. */
  async bring(files: readonly BroughtFile[], isPreview: boolean, memberId: string, caller: Caller): Promise<ImportReport> {
    await this.limits.countInHour(`post-imports:${memberId}`, IMPORT_LIMITS.requestsAnHour, IMPORT_TEXT.tooOften);
    if (files.length === 0) throw new RuleViolation('import.nothing', IMPORT_TEXT.nothing, { files: IMPORT_TEXT.nothing });
    const turn: Turn = { memberId, origin: this.origins.of(caller), isPreview, left: IMPORT_LIMITS.atOnce, hasRoom: true };
    const items: ImportedItem[] = [];
    for (const file of files) items.push(...(await this.bringFile(file, turn)));
    const counts = Object.fromEntries(IMPORT_OUTCOMES.map((each) => [each, items.filter(({ outcome }) => outcome === each).length]));
    return { items, counts: counts as Record<ImportOutcome, number> };
  }

  private async bringFile({ name, bytes }: BroughtFile, turn: Turn): Promise<ImportedItem[]> {
    const file = name.slice(0, IMPORT_LIMITS.name);
    const posts = await this.files.read({ name, bytes });
    if (typeof posts === 'string') return [{ ...NOTHING, file, outcome: 'refused', problem: posts }];
    const items: ImportedItem[] = [];
    for (const post of posts) items.push({ ...(await this.bringPost(post, turn)), file });
    return items;
  }

  private async bringPost(brought: BroughtPost, turn: Turn): Promise<ImportedItem> {
    const told = { ...NOTHING, title: brought.title.slice(0, IMPORT_LIMITS.name), first_published_at: brought.publishedAt };
    const { id, isHere } = await this.ids.of(brought, turn.memberId);
    if (isHere) return { ...told, id, outcome: 'known', problem: IMPORT_TEXT.known };
    if (id === null) return { ...told, outcome: 'refused', problem: IMPORT_TEXT.gone };
    const problem = problemOf(brought);
    if (problem !== null) return { ...told, outcome: 'refused', problem };
    const { categoryId, post } = await this.ground.settled(brought, turn.memberId, turn.origin);
    const noted = { ...told, notes: [...post.notes] };
    if (turn.isPreview) return { ...noted, outcome: 'coming' };
    if (turn.left === 0) return { ...noted, outcome: 'waiting' };
    if (!(await this.hasRoom(turn))) return { ...noted, outcome: 'refused', problem: IMPORT_TEXT.tooManyToday };
    turn.left -= 1;
    return { ...noted, ...(await this.write(id, post, categoryId, turn)) };
  }

  private async hasRoom(turn: Turn): Promise<boolean> {
    if (turn.hasRoom) turn.hasRoom = await this.limits.countInDay(`posts-imported:${turn.memberId}`, IMPORT_LIMITS.aDay);
    return turn.hasRoom;
  }

  private async write(postId: string, post: BroughtPost, categoryId: string | null, { memberId, origin }: Turn) {
    const { title, content, excerpt, tags, slug, cover, readingTime, seoTitle, seoDescription, keywords, canonical, publishedAt } = post;
    const form = {
      ...{ title, content, excerpt, slug, cover, readingTime, seoTitle, seoDescription, canonical, categoryId },
      ...{ tags: [...tags], keywords: [...keywords] },
    };
    const command = { postId, memberId, isNew: true, form, version: null, status: 'draft', at: null, brought: { publishedAt } } as const;
    try {
      await this.commands.execute(new WritePost(command, step(origin, `import/${postId}`)));
      return { id: postId, outcome: 'brought' } as const;
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      const problem = error.kind === 'unavailable' ? IMPORT_TEXT.failed : (Object.values(error.fields ?? {})[0] ?? error.message);
      return { outcome: 'refused', problem } as const;
    }
  }
}

const NOTHING: ImportedItem = { file: '', title: '', outcome: 'refused', id: null, problem: null, notes: [], first_published_at: null };

const problemOf = (post: BroughtPost): string | null => contentProblem(post.content) ?? (post.content.trim() === '' ? IMPORT_TEXT.noText : titleProblem(post));
