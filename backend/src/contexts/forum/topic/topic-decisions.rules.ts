import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { type DecisionKind } from '../../../../contracts/moderation-verbs.js';
import type { FlagChange } from '../../../../contracts/topic-flags.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Decisions, decisionAt, type Effect, ledgerOf } from '../rules/decisions.rules.js';
import { refuseUnreasoned } from '../rules/reason.rules.js';
import type { TopicEvent } from './topic.events.js';
import { sameTags, type WrittenTopic } from './topic.state.rules.js';
import { changeBy, changeOfTool, isFlagged } from './topic-flags.rules.js';
import {
  FlagTopic,
  MergeTopic,
  MoveTopic,
  RestoreTopic,
  RetagTopic,
  type TopicModerationCommand,
  type UndoTopicDecision,
  UnmergeTopic,
} from './topic-moderation.commands.js';
import { moderate } from './topic-moderation.rules.js';
import { type TopicUndo, undoOfTopic } from './topic-undo.rules.js';

type Held = Decisions<DecisionKind, TopicUndo>;
const MADE_BY = { TopicHidden: 'hide', TopicDeleted: 'delete', TopicSplitOff: 'split' } as const;

function effectOf(event: TopicEvent, { move, retag, split }: Held): Effect<DecisionKind> {
  if (isFlagged(event)) return flagEffect(changeBy(event));
  const { type, data } = event;
  switch (type) {
    case 'TopicHidden':
    case 'TopicDeleted':
    case 'TopicSplitOff':
      return { makes: MADE_BY[type] };
    case 'TopicRestored':
      return { takesBack: data.from === 'hidden' ? 'hide' : 'delete' };
    case 'TopicUnmerged':
      return { takesBack: 'merge' };
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

const flagEffect = ({ kind, on }: FlagChange): Effect<DecisionKind> => (on ? { makes: kind } : { takesBack: kind });

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
  const change = changeOfTool(action);
  if (change) return new FlagTopic({ topicId, reason, flag: change.flag, on: change.on }, origin);
  switch (action) {
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
