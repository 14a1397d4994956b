import { CATEGORY_LIMITS, CATEGORY_TEXT, categoryProblems, slugProblem } from '../../../../contracts/categories.js';
import { type Category, FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { CategoryCommand, DescribeCategory, OpenCategory, SetCategoryWriting } from './category.commands.js';
import type { CategoryEvent } from './category.events.js';

type Said = Pick<Category, 'name' | 'description' | 'color' | 'closed' | 'writers'>;
export interface OpenedCategory extends Readonly<Said> {
  readonly mergedInto: string | null;
}
export type CategoryState = OpenedCategory | null;

export const category: Decider<CategoryState, CategoryCommand, CategoryEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    if (type === 'CategoryOpened') return { ...said(data), closed: false, writers: 'everybody', mergedInto: null };
    if (!state) return state;
    switch (type) {
      case 'CategoryRenamed':
        return { ...state, name: data.name };
      case 'CategoryDescribed':
        return { ...state, description: data.description };
      case 'CategoryRecolored':
        return { ...state, color: data.color };
      case 'CategoryClosed':
        return { ...state, closed: true };
      case 'CategoryReopened':
        return { ...state, closed: false };
      case 'CategoryWritersChanged':
        return { ...state, writers: data.writers };
      case 'CategoryMerged':
        return { ...state, mergedInto: data.intoCategoryId };
      case 'CategoryUnmerged':
        return { ...state, mergedInto: null };
    }
  },

  decide(command, state) {
    if (command.type === 'OpenCategory') {
      // Whoever opens another one at the same address at the same time meets this one here.
      if (state) throw slugTaken();
      return open(command);
    }
    if (!state) throw new RuleViolation('category.not-found', FORUM_TEXT.unknownCategory, null, 'not-found');
    const { categoryId } = command.data;
    if (command.type === 'UnmergeCategory') {
      const { mergedInto: intoCategoryId } = state;
      if (!intoCategoryId) throw new RuleViolation('category.not-merged', CATEGORY_TEXT.notMerged);
      return [{ type: 'CategoryUnmerged', data: { categoryId, intoCategoryId } }];
    }
    if (command.type === 'MergeCategory') {
      const { intoCategoryId } = command.data;
      if (intoCategoryId === categoryId) throw new RuleViolation('category.merge-itself', CATEGORY_TEXT.mergeItself, { into: CATEGORY_TEXT.mergeItself });
      if (state.mergedInto === intoCategoryId) return [];
      refuseMerged(state);
      return [{ type: 'CategoryMerged', data: { categoryId, intoCategoryId } }];
    }
    refuseMerged(state);
    return command.type === 'DescribeCategory' ? describe(command, state) : setWriting(command, state);
  },
};

const said = ({ name, description, color }: Omit<Said, 'closed' | 'writers'>) => ({ name, description, color });

function open({ data: { known, ...data } }: OpenCategory): readonly CategoryEvent[] {
  refuseDouble(data.name, known);
  if (known.some(({ slug }) => slug === data.slug)) throw slugTaken();
  if (known.length >= CATEGORY_LIMITS.most) throw new RuleViolation('category.too-many', CATEGORY_TEXT.tooMany);
  refuseProblems('category.incomplete', { ...categoryProblems(data), slug: slugProblem(data.slug) ?? undefined });
  return [{ type: 'CategoryOpened', data: { ...data, name: data.name.trim(), description: data.description.trim() } }];
}

/** Names are told apart as people read them: by letters, not by their case. */
function refuseDouble(name: string, known: OpenCategory['data']['known']): void {
  const wanted = name.trim().toLocaleLowerCase('tr');
  if (known.some((other) => other.name.toLocaleLowerCase('tr') === wanted))
    throw new RuleViolation('category.name-taken', CATEGORY_TEXT.nameTaken, { name: CATEGORY_TEXT.nameTaken });
}

const slugTaken = () => new RuleViolation('category.slug-taken', CATEGORY_TEXT.slugTaken, { slug: CATEGORY_TEXT.slugTaken });

/** One fact for each thing that is another. */
function describe({ data }: DescribeCategory, now: OpenedCategory): readonly CategoryEvent[] {
  refuseProblems('category.incomplete', categoryProblems(data));
  const { categoryId, color, known } = data;
  refuseDouble(
    data.name,
    known.filter(({ id }) => id !== categoryId),
  );
  const [name, description] = [data.name.trim(), data.description.trim()];
  const events: CategoryEvent[] = [];
  if (name !== now.name) events.push({ type: 'CategoryRenamed', data: { categoryId, name, formerName: now.name } });
  if (description !== now.description) events.push({ type: 'CategoryDescribed', data: { categoryId, description, formerDescription: now.description } });
  if (color !== now.color) events.push({ type: 'CategoryRecolored', data: { categoryId, color, formerColor: now.color } });
  return events;
}

function setWriting({ data: { categoryId, closed, writers } }: SetCategoryWriting, now: OpenedCategory): readonly CategoryEvent[] {
  const events: CategoryEvent[] = [];
  if (closed !== now.closed) events.push({ type: closed ? 'CategoryClosed' : 'CategoryReopened', data: { categoryId } });
  if (writers !== now.writers) events.push({ type: 'CategoryWritersChanged', data: { categoryId, writers, formerWriters: now.writers } });
  return events;
}

function refuseMerged({ mergedInto }: OpenedCategory): void {
  if (mergedInto) throw new RuleViolation('category.merged', CATEGORY_TEXT.mergedAlready);
}

/** `category-<category id>` */
export const categoryStream: StreamType<CategoryState, CategoryCommand, CategoryEvent> = {
  category: 'category',
  decider: category,
  events: {
    CategoryOpened: { schema: 1 },
    CategoryRenamed: { schema: 1 },
    CategoryDescribed: { schema: 1 },
    CategoryRecolored: { schema: 1 },
    CategoryClosed: { schema: 1 },
    CategoryReopened: { schema: 1 },
    CategoryWritersChanged: { schema: 1 },
    CategoryMerged: { schema: 1 },
    CategoryUnmerged: { schema: 1 },
  },
};
