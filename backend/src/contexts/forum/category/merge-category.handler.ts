import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CATEGORY_TEXT } from '../../../../contracts/categories.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { MergeCategory, UnmergeCategory } from './category.commands.js';
import { categoryStream } from './category.decider.js';
import { standsIn } from './where-topics-stand.rules.js';

/** A category is merged into one that stands by itself. */
@Injectable()
export class MergeCategoryHandler implements ICommandHandler<MergeCategory> {
  constructor(private readonly store: EventStore) {}

  async execute(command: MergeCategory) {
    const { categoryId, intoCategoryId } = command.data;
    const target = await this.store.state(categoryStream, intoCategoryId);
    if (!target) throw new RuleViolation('category.unknown-target', FORUM_TEXT.unknownCategory, { into: FORUM_TEXT.unknownCategory });
    if (target.mergedInto && categoryId !== intoCategoryId)
      throw new RuleViolation('category.target-merged', CATEGORY_TEXT.targetMerged, { into: CATEGORY_TEXT.targetMerged });
    const events = await this.store.decideOn(categoryStream, categoryId, command);
    if (events.length > 0) await this.undoIfMergedAcross(command);
    return events;
  }

  /** Each category is a stream of its own: that others were merged the other way round at the same time is seen only now. */
  private async undoIfMergedAcross({ data: { categoryId }, origin }: MergeCategory): Promise<void> {
    if ((await standsIn(this.store, categoryId)) !== null) return;
    const undo = new UnmergeCategory({ categoryId }, step(origin, 'across'));
    await this.store.decideOn(categoryStream, categoryId, undo);
    throw new RuleViolation('category.merged-across', CATEGORY_TEXT.mergedAcross);
  }
}
