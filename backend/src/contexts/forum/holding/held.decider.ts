import { aboveIds, aboveOf, NOTHING_ABOVE } from '../../../../contracts/above.js';
import { commentProblems, topicProblems } from '../../../../contracts/forum.js';
import { keptTags } from '../../../../contracts/forum-tags.js';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { topicIdOf } from '../comment/under.rules.js';
import type { HeldTextCommand, HoldComment, HoldTopic, RefuseText, TakeBackHeldText } from './held.commands.js';
import type { HeldComment, HeldTextEvent, HeldTopic } from './held.events.js';

export type HeldText = {
  readonly text: { readonly topic: HeldTopic } | { readonly comment: HeldComment };
  readonly authorId: string;
  readonly waits: boolean;
  readonly refused?: boolean;
  /** What moderators wrote when they refused it. */
  readonly note?: string | null;
  readonly withdrawn?: true;
} | null;

/** A text waits until it is released, refused or taken along; whatever comes first stays. */
export const heldText: Decider<HeldText, HeldTextCommand, HeldTextEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'TopicHeld': {
        const { causes: _, ...topic } = data;
        return { text: { topic }, authorId: data.authorId, waits: true };
      }
      case 'CommentHeld': {
        const { causes: _, ...comment } = data;
        return { text: { comment }, authorId: data.authorId, waits: true };
      }
      case 'TopicReleased':
      case 'CommentReleased':
        return state && { ...state, waits: false };
      case 'HeldTextRefused':
        return state && { ...state, waits: false, refused: true, note: data.note };
      case 'TopicHeldAgain':
      case 'CommentHeldAgain':
        return state && { ...state, waits: true, refused: false, note: null };
      case 'HeldTextWithdrawn':
        return state && { ...state, waits: false, withdrawn: true };
    }
  },

  decide(command, state) {
    if (command.type === 'HoldTopic') return state ? [] : holdTopic(command);
    if (command.type === 'HoldComment') return state ? [] : holdComment(command);
    if (command.type === 'TakeBackHeldText') return takeBack(command, state);
    if (command.type === 'HoldAgain') return state?.refused && hasWords(state) ? [heldAgain(state)] : [];
    if (!state?.waits) return [];
    const { text, authorId } = state;
    switch (command.type) {
      case 'ReleaseText':
        return 'topic' in text ? [{ type: 'TopicReleased', data: text.topic }] : [{ type: 'CommentReleased', data: text.comment }];
      case 'RefuseText':
        return [refused(command, state)];
      case 'WithdrawHeldText':
        return [{ type: 'HeldTextWithdrawn', data: { ...command.data, authorId } }];
    }
  },
};

function holdTopic({ data }: HoldTopic): readonly HeldTextEvent[] {
  const { title, content, categoryId, tags } = data;
  refuseProblems('topic.incomplete', topicProblems({ title, content, categoryId, selectedTags: tags }));
  return [{ type: 'TopicHeld', data: { ...data, title: title.trim(), content: content.trim(), tags: keptTags(tags) } }];
}

function holdComment({ data }: HoldComment): readonly HeldTextEvent[] {
  refuseProblems('comment.incomplete', commentProblems({ content: data.content }));
  return [{ type: 'CommentHeld', data: { ...data, content: data.content.trim() } }];
}

/** Whoever did not write it does not learn that it is there. */
function takeBack({ data: { textId, memberId } }: TakeBackHeldText, state: HeldText): readonly HeldTextEvent[] {
  if (state?.authorId !== memberId) throw new RuleViolation('held.unknown', HOLDING_TEXT.notFound, null, 'not-found');
  if (state.withdrawn) return [];
  if (!state.waits) throw new RuleViolation('held.decided', HOLDING_TEXT.decided, null, 'conflict');
  return [{ type: 'HeldTextWithdrawn', data: { textId, authorId: memberId } }];
}

/** Whoever was forgotten took the words along. */
const hasWords = ({ text }: NonNullable<HeldText>): boolean => Boolean('topic' in text ? text.topic.content : text.comment.content);

const heldAgain = ({ text }: NonNullable<HeldText>): HeldTextEvent =>
  'topic' in text ? { type: 'TopicHeldAgain', data: text.topic } : { type: 'CommentHeldAgain', data: text.comment };

function refused({ data }: RefuseText, { text, authorId }: NonNullable<HeldText>): HeldTextEvent {
  const place =
    'topic' in text
      ? { topicId: text.topic.topicId, ...NOTHING_ABOVE, commentId: null }
      : { topicId: topicIdOf(text.comment), ...aboveIds(aboveOf(text.comment)), commentId: text.comment.commentId };
  return { type: 'HeldTextRefused', data: { ...data, authorId, ...place } };
}
