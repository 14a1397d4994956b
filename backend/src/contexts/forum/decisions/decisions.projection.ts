import { aboveFields, aboveOf } from '../../../../contracts/above.js';
import type { DecisionSubject } from '../../../../contracts/forum-decisions.js';
import { REASON_LABEL, type ReportReason } from '../../../../contracts/moderation.js';
import type { DecisionKind, EditFact, VerbFact } from '../../../../contracts/moderation-verbs.js';
import { perFlagFact } from '../../../../contracts/topic-flags.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { PostModerationEvent } from '../../blog/public.js';
import type { JobModerationEvent } from '../../careers/public.js';
import type { ProjectModerationEvent, ProjectUpdateEvent } from '../../projects/public.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { decisionId, decisionsView } from './decisions.model.js';

interface Decided {
  readonly topicId?: string;
  readonly postId?: string;
  readonly projectId?: string;
  readonly updateId?: string;
  readonly jobId?: string;
  readonly commentId?: string;
  readonly reason: string;
  readonly reportId?: string | null;
  readonly undoes?: number;
  readonly replaces?: number;
  readonly ends?: readonly number[];
  readonly final?: true;
}
type Fact = Pick<RecordedEvent, 'at' | 'actor' | 'revision'> & { readonly data: Decided };

type Edited = Pick<Fact, 'at' | 'actor' | 'revision'> & { readonly data: Decided & { readonly reason: ReportReason; readonly clause: string | null } };

/** What was decided on: the fact of a comment or an update names what it stands under as well. */
function subjectOf({ commentId, postId, projectId, updateId, jobId, topicId = '' }: Decided): readonly [kind: DecisionSubject, id: string] {
  if (commentId !== undefined) return ['comment', commentId];
  if (updateId !== undefined) return ['update', updateId];
  if (projectId !== undefined) return ['project', projectId];
  if (jobId !== undefined) return ['job', jobId];
  return postId === undefined ? ['topic', topicId] : ['post', postId];
}

const made =
  (kind: DecisionKind, otherId: string | null = null) =>
  ({ data, at, actor, revision }: Fact): Write => {
    const [subject, id] = subjectOf(data);
    return decisionsView.put(decisionId(id, revision), {
      kind,
      subject,
      target_id: id,
      topic_id: data.topicId ?? null,
      ...aboveFields(aboveOf(data)),
      number: revision,
      moderator_id: actor.id,
      reason: data.reason,
      report_id: data.reportId ?? null,
      other_id: otherId,
      at,
      state: data.final ? 'final' : 'standing',
      ended_at: null,
      ended_by: null,
      ended_reason: null,
    });
  };

function ended({ data, at, actor }: Fact, state: 'undone' | 'replaced' | 'over' | 'final', number: number | undefined): readonly Write[] {
  if (number === undefined) return [];
  const $set = { state, ended_at: at, ended_by: actor.id, ended_reason: data.reason };
  return [decisionsView.change(decisionId(subjectOf(data)[1], number), { $set })];
}

const takenBack = (fact: Fact): readonly Write[] => ended(fact, 'undone', fact.data.undoes);
/** Going back to what was there before is no decision of its own. */
const madeOrTakenBack = (kind: DecisionKind) => (fact: Fact) =>
  fact.data.undoes === undefined ? [...ended(fact, 'replaced', fact.data.replaces), made(kind)(fact)] : takenBack(fact);

/** By which rule; what was written to the author goes with the author, and stands in the fact. */
const edited = ({ data, ...fact }: Edited): readonly Write[] => {
  const reason = [REASON_LABEL[data.reason], data.clause && `Kural ${data.clause}`].filter(Boolean).join(' · ');
  const told = { ...fact, data: { ...data, reason } };
  return [...ended(told, 'replaced', data.replaces), made('edit')(told)];
};
const returned = ({ data, ...fact }: Pick<Edited, 'at' | 'actor' | 'revision'> & { readonly data: Omit<Decided, 'reason'> }): readonly Write[] =>
  takenBack({ ...fact, data: { ...data, reason: '' } });

/** What cannot be taken back any more, and why nobody has to be told. */
const endedBy =
  (state: 'over' | 'final') =>
  ({ data, ...fact }: Pick<Fact, 'at' | 'actor' | 'revision'> & { readonly data: Omit<Decided, 'reason'> }): readonly Write[] =>
    (data.ends ?? []).flatMap((number) => ended({ ...fact, data: { ...data, reason: '' } }, state, number));

const BY_FACT = {
  TopicHidden: made('hide'),
  TopicDeleted: made('delete'),
  TopicRestored: takenBack,
  ...perFlagFact(({ kind, on }) => (on ? made(kind) : takenBack)),
  TopicMoved: madeOrTakenBack('move'),
  TopicRetagged: madeOrTakenBack('retag'),
  TopicMerged: (fact: Fact & { readonly data: { readonly intoTopicId: string } }) => [...takenBack(fact), made('merge', fact.data.intoTopicId)(fact)],
  TopicUnmerged: takenBack,
  TopicSplitOff: (fact: Fact & { readonly data: { readonly fromTopicId: string } }) => made('split', fact.data.fromTopicId)(fact),
  CommentHidden: made('hide'),
  CommentDeleted: made('delete'),
  CommentRestored: takenBack,
  TopicEditedByModerator: edited,
  CommentEditedByModerator: edited,
  TopicTextReturned: returned,
  CommentTextReturned: returned,
  TopicTextDestroyed: endedBy('final'),
  CommentTextDestroyed: endedBy('final'),
  // An author who writes on ends what was decided on the words before.
  TopicEdited: endedBy('over'),
  CommentEdited: endedBy('over'),
  PostHidden: made('hide'),
  PostDeleted: made('delete'),
  PostRestored: takenBack,
  PostFeatured: made('feature'),
  PostUnfeatured: takenBack,
  ProjectHidden: made('hide'),
  ProjectDeleted: made('delete'),
  ProjectRestored: takenBack,
  ProjectUpdateHidden: made('hide'),
  ProjectUpdateRemoved: made('delete'),
  ProjectUpdateRestored: takenBack,
  ProjectUpdateDeleted: endedBy('over'),
  ProjectUpdateWithdrawn: endedBy('over'),
  JobHidden: made('hide'),
  JobDeleted: made('delete'),
  JobRestored: takenBack,
} satisfies Record<VerbFact | EditFact | 'TopicEdited' | 'CommentEdited' | 'ProjectUpdateDeleted' | 'ProjectUpdateWithdrawn', unknown>;

/** What moderators have decided on texts of members, on the page or by a report, and what became of it. */
export const decisionsProjection = projection<
  TopicEvent | CommentEvent | PostModerationEvent | ProjectModerationEvent | ProjectUpdateEvent | JobModerationEvent
>({
  name: 'forum-decisions',
  version: 6,
  views: [decisionsView.name],
  on: BY_FACT,
});
