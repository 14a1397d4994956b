import { EDIT_FACTS, ofState, TOPIC_VERBS, type VerbFact } from '../../../../contracts/moderation-verbs.js';
import { moderates, placeOf, type Told, tells } from '../../../platform/telling/told-facts.js';
import type { TopicEvent } from './topic.events.js';

type Undoing = { authorId: string; undoes?: number; from?: string };
const undone = ({ undoes }: Undoing, stream: string): string | null => (undoes === undefined ? null : placeOf(stream, undoes));
/** One for each fact of a moderator: what is a verb in the contracts is told. */
const verbs = Object.fromEntries(
  Object.values(TOPIC_VERBS).map(({ fact, sentence, decision }) => [
    fact,
    moderates<Undoing>(ofState(sentence, 'hidden'), {
      what: ({ from }) => ofState(sentence, from),
      takesBack: undone,
      ...(decision && { isUndone: true }),
    }),
  ]),
) as Record<Exclude<VerbFact, `${'Comment' | 'Post'}${string}`>, Told<Undoing>>;

export const topicTold = tells<TopicEvent>({
  ...verbs,
  TopicEditedByModerator: moderates(EDIT_FACTS.TopicEditedByModerator, { takesBack: undone, isUndone: true }),
  TopicTextReturned: moderates(EDIT_FACTS.TopicTextReturned, { takesBack: undone }),
  TopicTextDestroyed: moderates(EDIT_FACTS.TopicTextDestroyed),
  TopicCreated: null,
  TopicWithdrawn: null,
  TopicEdited: null,
  TopicSolved: null,
  TopicReopened: null,
  TopicSolutionLost: null,
  TopicSolutionRegained: null,
  TopicTagsFollowed: null,
  TopicActivityRecounted: null,
});
