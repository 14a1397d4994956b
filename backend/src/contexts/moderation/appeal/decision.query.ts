import { Inject, Injectable } from '@nestjs/common';
import { aboveFields, aboveOf } from '../../../../contracts/above.js';
import { type BroughtBack, type DecidedContent, type DecidedSanction, type Decision, decisionStands } from '../../../../contracts/appeals.js';
import { REASON_LABEL, type ReportedType, type ReportReason } from '../../../../contracts/moderation.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { caseStream } from '../case/case.stream.js';
import { type Reportable, ReportableContent } from '../reportable/reportable-content.port.js';
import { StandingQuery } from '../standing/standing.query.js';
import type { AppealedDecision } from './appeal.commands.js';
import type { AppealedContent } from './appeal.events.js';
import { type DecisionDocument, decisionsView } from './appeal.model.js';

/** Answers what was decided about a member, and what of it stands. */
@Injectable()
export class DecisionQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly standing: StandingQuery,
    private readonly content: ReportableContent,
    private readonly store: EventStore,
  ) {}

  byId(id: string): Promise<DecisionDocument | null> {
    return this.views.get(decisionsView.name, id);
  }

  byIds(ids: readonly string[]): Promise<DecisionDocument[]> {
    return this.views.getMany(decisionsView.name, ids);
  }

  /** The newest decisions about a member. */
  about(memberId: string, limit: number, offset: number): Promise<DecisionDocument[]> {
    return this.views.find(decisionsView.name, { member_id: memberId }, { sort: [['at', -1]], limit, offset });
  }

  countAbout(memberId: string): Promise<number> {
    return this.views.count(decisionsView.name, { member_id: memberId });
  }

  async shown(found: DecisionDocument): Promise<Decision> {
    const { past } = await this.standing.of(found.member_id);
    const rows = past.filter(({ id }) => id === found._id).reverse();
    return {
      id: found._id,
      at: found.at,
      rule: REASON_LABEL[found.reason as ReportReason] ?? found.reason,
      clause: found.clause ?? null,
      words: rows.find(({ note }) => note)?.note ?? (await this.messageOf(found)),
      sanctions: rows.map(({ type: kind, at, until, state, by_threshold }): DecidedSanction => ({ kind, at, until, state, by_threshold })),
      content: await this.contentOf(found),
    };
  }

  /** As the rules of appeals ask for it. */
  appealed(found: DecisionDocument, decision: Decision): AppealedDecision {
    return { moderatorIds: decidersOf(found), at: found.at, reason: found.reason, stands: decisionStands(decision) };
  }

  /** What the decision keeps away from readers, by the name that the forum's facts know; null when nothing. */
  async removedBy({ _id, report_id, content_type: type, content_id: id, content_action }: DecisionDocument): Promise<AppealedContent | null> {
    if (!content_action || !type || !id) return null;
    const back =
      content_action === 'edited' ? ((await this.content.editBy(type, id, _id))?.lost ? 'lost' : 'words') : await this.shownAgain(type, id, content_action);
    // What nobody reported goes by the decision.
    return { type, id, reportId: report_id ?? _id, back };
  }

  private async shownAgain(type: ReportedType, id: string, action: DecisionDocument['content_action']): Promise<BroughtBack> {
    if (type === 'voice_room' && action === 'deleted') return 'closed';
    return (await this.content.find(type, id))?.isPlaceGone ? 'roomGone' : 'shown';
  }

  /** What was written with a decision that sanctioned nobody. */
  private async messageOf({ _id, content_type, content_id, content_action }: DecisionDocument): Promise<string | null> {
    if (!content_id) return null;
    if (content_action === 'edited') return (content_type && (await this.content.editBy(content_type, content_id, _id))?.message) ?? null;
    const facts = await this.store.read(caseStream, content_id);
    const decided = facts.find((fact) => fact.type === 'CaseDecided' && fact.data.decisionId === _id);
    return decided?.type === 'CaseDecided' ? decided.data.message : null;
  }

  private async contentOf({ _id, content_type: type, content_id: id, content_action }: DecisionDocument): Promise<DecidedContent | null> {
    const found = type && id ? await this.content.find(type, id) : null;
    if (!found || !type || !id) return null;
    // Parts of it may be kept from view by one decision and not by another.
    if (type === 'user_profile') return profileContent(id, content_action ?? null, found.withheldBy?.includes(_id) ?? false);
    const now = found.now.state;
    const isReworded = content_action === 'edited' && now !== 'deleted' && (await this.content.editBy(type, id, _id))?.stands;
    // There is one way in which a message is kept from view, whichever of the two was decided.
    const isHeld = (type === 'chat_message' || type === 'voice_message') && now === 'hidden';
    const state = isReworded ? 'edited' : isHeld ? (content_action ?? now) : now;
    return {
      type,
      id,
      topic_id: found.topicId,
      ...aboveFields(aboveOf(found)),
      ...(await this.wordsOf(type, id, found)),
      state,
      action: content_action ?? null,
    };
  }

  /** What it is called: a comment by its topic and how it begins. */
  private async wordsOf(type: TextType, id: string, found: Reportable): Promise<Pick<DecidedContent, 'title' | 'excerpt'>> {
    switch (type) {
      case 'forum_topic':
      case 'blog_post':
      case 'project':
      case 'job_listing':
      case 'voice_room':
        return { title: titleOf(found), excerpt: null };
      case 'chat_message':
      case 'voice_message':
        return { title: null, excerpt: await this.content.words(type, id, found.authorId) };
      case 'project_update':
        return { title: await this.titleOfProject(found), excerpt: titleOf(found) };
      case 'forum_comment':
        return { title: await this.titleAbove(id, found), excerpt: titleOf(found) };
    }
  }

  /** Whoever is not in a private project any more learns nothing of it. */
  private async titleOfProject({ projectId, authorId }: Reportable): Promise<string | null> {
    const project = projectId ? await this.content.find('project', projectId) : null;
    return project?.readers && !project.readers.includes(authorId) ? null : titleOf(project);
  }

  private async titleAbove(id: string, found: Reportable): Promise<string | null> {
    if (found.projectId) return (await this.content.around('forum_comment', id))?.topic.title ?? null;
    return titleOf(found.postId ? await this.content.find('blog_post', found.postId) : await this.content.find('forum_topic', found.topicId));
  }
}

type TextType = Exclude<ReportedType, 'user_profile'>;

const titleOf = (found: Reportable | null): string | null => (found && found.now.state !== 'deleted' ? found.title : null);

const profileContent = (id: string, action: DecidedContent['action'], holds: boolean): DecidedContent => ({
  ...{ type: 'user_profile', id, topic_id: '', ...aboveFields(null), title: null, excerpt: null, action },
  state: (holds && action) || 'visible',
});

/** Who decided, who confirmed it, and who had changed the same words: none of them decides about an appeal while others could. */
export const decidersOf = ({
  moderator_id,
  confirmer_id,
  editors = [],
}: Pick<DecisionDocument, 'moderator_id' | 'confirmer_id' | 'editors'>): readonly string[] => [
  ...new Set([moderator_id, ...(confirmer_id === undefined ? [] : [confirmer_id]), ...editors]),
];
