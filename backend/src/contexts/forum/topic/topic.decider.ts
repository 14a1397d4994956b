import { followedAfter } from '../../../../contracts/followed-tags.js';
import { topicProblems } from '../../../../contracts/forum.js';
import { keptTags } from '../../../../contracts/forum-tags.js';
import { NO_FLAGS } from '../../../../contracts/topic-flags.js';
import type { Decider } from '../../../kernel/decider.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import { destroyedText, editedByModerator, FIRST_EDITION, returnedText, revisedByAuthor } from '../rules/edition.rules.js';
import type { CreateTopic, TopicCommand, WithdrawTopic } from './topic.commands.js';
import type { TopicCreated, TopicEdited, TopicEvent } from './topic.events.js';
import { isListed, type TopicWords, tagged, type WrittenTopic } from './topic.state.rules.js';
import { recountActivity } from './topic-activity.rules.js';
import { deleteOwn, edit } from './topic-authoring.rules.js';
import { topicLedger, undoTopicDecision } from './topic-decisions.rules.js';
import { changeWords } from './topic-edition.rules.js';
import { changeBy, isFlagged } from './topic-flags.rules.js';
import { hideOrDelete, moderate } from './topic-moderation.rules.js';
import { loseSolution, regainSolution, reopen, solve } from './topic-solution.rules.js';
import { followTags } from './topic-tags.rules.js';

export type TopicState = WrittenTopic | null;
const NOBODY: WrittenTopic['removedBy'] = { hidden: null, deleted: null };

export const topic: Decider<TopicState, TopicCommand, TopicEvent> = {
  initial: null,

  evolve: topicLedger.keeping((state, event) => {
    if (isFlagged(event)) return state && { ...state, [changeBy(event).flag]: changeBy(event).on };
    const { type, data } = event;
    switch (type) {
      case 'TopicCreated':
        return created(data);
      case 'TopicHidden':
        return state && { ...state, state: 'hidden', removedBy: { ...NOBODY, hidden: data.reportId } };
      case 'TopicDeleted':
        return state && { ...state, state: 'deleted', wasHidden: data.wasHidden, removedBy: { ...state.removedBy, deleted: data.reportId } };
      case 'TopicWithdrawn':
        return state && { ...state, state: 'deleted', withdrawn: true };
      case 'TopicRestored':
        return state && { ...state, state: data.to, wasHidden: false, removedBy: data.to === 'hidden' ? { ...state.removedBy, deleted: null } : NOBODY };
      case 'TopicEdited':
        return state && edited(state, data);
      case 'TopicEditedByModerator':
        return state && { ...state, ...editedByModerator(state, wordsOf(state), data, state.facts), ...wordsOf(data) };
      case 'TopicTextReturned':
        return state && { ...state, ...returnedText(state, data.edition, state.facts), ...wordsOf(data) };
      case 'TopicTextDestroyed':
        return state && { ...state, ...destroyedText(state, data.editions) };
      case 'TopicMoved':
        return state && { ...state, categoryId: data.categoryId };
      case 'TopicRetagged':
        return state && { ...state, tags: data.tags };
      case 'TopicMerged':
        return state && { ...state, merge: { id: data.mergeId, intoTopicId: data.intoTopicId } };
      case 'TopicUnmerged':
        return state && { ...state, merge: null };
      case 'TopicSplitOff':
        return state;
      case 'TopicSolved':
        return state && { ...state, solution: { commentId: data.commentId, lost: null }, solutions: state.solutions + 1 };
      case 'TopicSolutionRegained':
        return state && { ...state, solution: { commentId: data.commentId, lost: null } };
      case 'TopicSolutionLost':
        return state && { ...state, solution: { commentId: null, lost: data.commentId } };
      case 'TopicReopened':
        return state && { ...state, solution: null, solutions: state.solutions + 1 };
      case 'TopicTagsFollowed':
        return state && { ...state, tags: data.tags, followed: followedAfter(state.followed, data) };
      case 'TopicActivityRecounted':
        return state;
    }
  }),

  decide: topicLedger.telling((command: TopicCommand, state) => {
    switch (command.type) {
      case 'CreateTopic':
        return state ? [] : create(command);
      case 'WithdrawTopic':
        return withdraw(command, state);
      case 'EditTopic':
        return edit(command, state);
      case 'DeleteOwnTopic':
        return deleteOwn(command, state);
      case 'SolveTopic':
        return solve(command, state);
      case 'ReopenTopic':
        return reopen(command, state);
      case 'LoseSolution':
        return loseSolution(command, state);
      case 'RegainSolution':
        return regainSolution(command, state);
      case 'HideTopic':
      case 'DeleteTopic':
        return hideOrDelete(command, state);
      case 'UndoTopicDecision':
        return undoTopicDecision(command, state);
      case 'EditTopicByModerator':
      case 'DestroyTopicText':
      case 'ReturnTopicText':
        return changeWords(command, state);
      case 'RecountActivity':
        return recountActivity(command, state);
      case 'FollowTopicTag':
      case 'ReturnTopicTag':
        return followTags(command, state);
      default:
        return moderate(command, state);
    }
  }),
};

function edited(state: WrittenTopic, data: TopicEdited['data']): WrittenTopic {
  const sameWords = data.title === state.title && data.content === state.content;
  const revised = sameWords ? {} : revisedByAuthor(state.facts);
  return { ...state, ...wordsOf(data), categoryId: data.categoryId, tags: data.tags, edits: state.edits + 1, ...revised };
}

const wordsOf = ({ title, content }: TopicWords): TopicWords => ({ title, content });

function created({ authorId, categoryId, title, content, tags }: TopicCreated['data']): WrittenTopic {
  return {
    authorId,
    categoryId,
    title,
    content,
    tags,
    followed: {},
    state: 'visible',
    wasHidden: false,
    removedBy: NOBODY,
    edits: 0,
    ...FIRST_EDITION,
    ...NO_FLAGS,
    merge: null,
    solution: null,
    solutions: 0,
    facts: 0,
    decisions: {},
  };
}

function create({ data: { topicId, authorId, categoryId, title, content, tags } }: CreateTopic): readonly TopicEvent[] {
  refuseProblems('topic.incomplete', topicProblems({ title, content, categoryId, selectedTags: tags }));
  return [{ type: 'TopicCreated', data: { topicId, authorId, categoryId, title: title.trim(), content: content.trim(), tags: keptTags(tags) } }];
}

/** What a moderator has hidden or deleted is withdrawn too: its text is the author's to take along. */
function withdraw({ data: { topicId } }: WithdrawTopic, state: TopicState): readonly TopicEvent[] {
  if (!state || state.withdrawn) return [];
  const { authorId, categoryId } = state;
  return [{ type: 'TopicWithdrawn', data: { topicId, authorId, categoryId, wasVisible: isListed(state), ...tagged(state) } }];
}
