import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { sameTags } from '../../../../contracts/forum-tags.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { type DecisionKind } from '../../../../contracts/moderation-verbs.js';
import type { FlagChange } from '../../../../contracts/topic-flags.js';
import { type Decisions, decisionAt, type Effect, ledgerOf } from '../../../kernel/decisions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { refuseUnreasoned } from '../rules/reason.rules.js';
import type { TopicEvent } from './topic.events.js';
import { type TopicWords, type UndoInTopic, type WrittenTopic } from './topic.state.rules.js';
import { returnWords } from './topic-edition.rules.js';
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

type Held = Decisions<DecisionKind, UndoInTopic>;
/** Undoing by a verb, of which the decision says what the verb has to know. */
const verbOf = (held: Held[DecisionKind]): TopicUndo | undefined => (held?.undo.action === 'return' ? undefined : held?.undo);
const MADE_BY = { TopicHidden: 'hide', TopicDeleted: 'delete', TopicSplitOff: 'split' } as const;

function effectOf(event: TopicEvent, { move, retag, split, edit }: Held): Effect<DecisionKind> {
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
      return verbOf(move)?.categoryId === data.categoryId ? { takesBack: 'move' } : { makes: 'move' };
    case 'TopicRetagged':
      return retag && sameTags(verbOf(retag)?.selectedTags ?? [], data.tags) ? { takesBack: 'retag' } : { makes: 'retag' };
    case 'TopicMerged':
      return { makes: 'merge', takesBack: verbOf(split)?.targetId === data.intoTopicId ? 'split' : undefined };
    case 'TopicEditedByModerator':
      return data.final ? {} : { makes: 'edit' };
    case 'TopicTextReturned':
      return { takesBack: 'edit' };
    case 'TopicTextDestroyed':
      return { ends: ['edit'] };
    case 'TopicEdited':
      return {
        ends: [
          ...(data.categoryId === data.formerCategoryId ? [] : ['move' as const]),
          ...(data.formerTags ? ['retag' as const] : []),
          ...(saysTheSame(edit, data) ? [] : ['edit' as const]),
        ],
      };
    default:
      return {};
  }
}

const saysTheSame = (edit: Held['edit'], { title, content }: TopicWords): boolean =>
  edit?.undo.action === 'return' && edit.undo.title === title && edit.undo.content === content;

const flagEffect = ({ kind, on }: FlagChange): Effect<DecisionKind> => (on ? { makes: kind } : { takesBack: kind });

const undoIn = (event: TopicEvent): UndoInTopic | null =>
  event.type === 'TopicEditedByModerator' ? { action: 'return', title: event.data.title, content: event.data.content } : (undoOfTopic(event)?.body ?? null);

export const topicLedger = ledgerOf<DecisionKind, UndoInTopic, WrittenTopic, TopicEvent>({ effectOf, undoOf: undoIn });

/** Takes back a decision that still holds; what stands in its way is said. */
export function undoTopicDecision(command: UndoTopicDecision, state: WrittenTopic | null): readonly TopicEvent[] {
  const { number, reason } = command.data;
  refuseUnreasoned(reason);
  if (!state) throw new RuleViolation('topic.not-found', FORUM_TEXT.topicNotFound, null, 'not-found');
  if (state.withdrawn) throw new RuleViolation('topic.withdrawn', TOOL_TEXT.withdrawn);
  const held = decisionAt(state.decisions, number);
  if (!held) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  if (state.state === 'deleted' && held.kind !== 'delete') throw new RuleViolation('decision.deleted-first', DECISION_TEXT.topicDeletedFirst);
  if (held.undo.action === 'return') return returnWords(command, state);
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
