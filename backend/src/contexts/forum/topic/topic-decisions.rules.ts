import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { DECISION_TEXT, type DecisionKind } from '../../../../contracts/forum-decisions.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Decisions, decisionAt, type Effect, ledgerOf } from '../rules/decisions.rules.js';
import { refuseUnreasoned } from '../rules/reason.rules.js';
import type { TopicEvent } from './topic.events.js';
import { sameTags, type WrittenTopic } from './topic.state.rules.js';
import {
  MergeTopic,
  MoveTopic,
  RestoreTopic,
  RetagTopic,
  type TopicModerationCommand,
  type UndoTopicDecision,
  UnlockTopic,
  UnmergeTopic,
  UnpinTopic,
} from './topic-moderation.commands.js';
import { moderate } from './topic-moderation.rules.js';
import { type TopicUndo, undoOfTopic } from './topic-undo.rules.js';

type Held = Decisions<DecisionKind, TopicUndo>;
const TAKEN_BACK_BY = { TopicUnlocked: 'lock', TopicUnpinned: 'pin', TopicUnmerged: 'merge' } as const;
const MADE_BY = { TopicHidden: 'hide', TopicDeleted: 'delete', TopicLocked: 'lock', TopicPinned: 'pin', TopicSplitOff: 'split' } as const;

function effectOf({ type, data }: TopicEvent, { move, retag, split }: Held): Effect<DecisionKind> {
  switch (type) {
    case 'TopicHidden':
    case 'TopicDeleted':
    case 'TopicLocked':
    case 'TopicPinned':
    case 'TopicSplitOff':
      return { makes: MADE_BY[type] };
    case 'TopicRestored':
      return { takesBack: data.from === 'hidden' ? 'hide' : 'delete' };
    case 'TopicUnlocked':
    case 'TopicUnpinned':
    case 'TopicUnmerged':
      return { takesBack: TAKEN_BACK_BY[type] };
    case 'TopicMoved':
      return move?.undo.categoryId === data.categoryId ? { takesBack: 'move' } : { makes: 'move' };
    case 'TopicRetagged':
      return retag && sameTags(retag.undo.selectedTags ?? [], data.tags) ? { takesBack: 'retag' } : { makes: 'retag' };
    case 'TopicMerged':
      return { makes: 'merge', takesBack: split?.undo.targetId === data.intoTopicId ? 'split' : undefined };
    case 'TopicEdited':
      return { ends: [...(data.categoryId === data.formerCategoryId ? [] : ['move' as const]), ...(data.formerTags ? ['retag' as const] : [])] };
    default:
      return {};
  }
}

export const topicLedger = ledgerOf<DecisionKind, TopicUndo, WrittenTopic, TopicEvent>({ effectOf, undoOf: (event) => undoOfTopic(event)?.body ?? null });

/** Takes back a decision that still holds; what stands in its way is said. */
export function undoTopicDecision(command: UndoTopicDecision, state: WrittenTopic | null): readonly TopicEvent[] {
  const { number, reason } = command.data;
  refuseUnreasoned(reason);
  if (!state) throw new RuleViolation('topic.not-found', FORUM_TEXT.topicNotFound, null, 'not-found');
  if (state.withdrawn) throw new RuleViolation('topic.withdrawn', TOOL_TEXT.withdrawn);
  const held = decisionAt(state.decisions, number);
  if (!held) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  if (state.state === 'deleted' && held.kind !== 'delete') throw new RuleViolation('decision.deleted-first', DECISION_TEXT.topicDeletedFirst);
  return moderate(commandOf(held.undo, command), state);
}

function commandOf({ action, categoryId, selectedTags, targetId }: TopicUndo, { data, origin }: UndoTopicDecision): TopicModerationCommand {
  const { topicId, reason, mergeId } = data;
  switch (action) {
    case 'unlock':
      return new UnlockTopic({ topicId, reason }, origin);
    case 'unpin':
      return new UnpinTopic({ topicId, reason }, origin);
    case 'unmerge':
      return new UnmergeTopic({ topicId, reason }, origin);
    case 'move':
      return new MoveTopic({ topicId, reason, categoryId: categoryId ?? '' }, origin);
    case 'retag':
      return new RetagTopic({ topicId, reason, tags: selectedTags ?? [] }, origin);
    case 'merge':
      return new MergeTopic({ topicId, reason, intoTopicId: targetId ?? '', mergeId }, origin);
    default:
      return new RestoreTopic({ topicId, reason }, origin);
  }
}
