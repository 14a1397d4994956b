import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import type { CaseDecision, CaseDetails, CaseSurroundings, NearbyText, ShownContent } from '../../../../contracts/cases.js';
import type { ReportedContent, ReportedType } from '../../../../contracts/moderation.js';
import type { Clock } from '../../../kernel/clock.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { CLOCK } from '../../../platform/tokens.js';
import { EvidenceQuery } from '../evidence/evidence.query.js';
import { ModeratedMemberQuery } from '../member/moderated-member.query.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { type Nearby, ReportableContent } from '../reportable/reportable-content.port.js';
import { SessionCounter } from '../standing/session-counter.port.js';
import { StandingQuery } from '../standing/standing.query.js';
import type { CaseDocument } from '../views/moderation.model.js';
import { AlreadySoQuery } from './already-so.query.js';
import { CaseQuery } from './case.query.js';

const GONE = { title: null, content: '', at: '', state: 'deleted' } as const;

/** By the rule of the decider: the newest that stands, and what keeps part of the content from view. */
function reversibleOf(decisions: readonly CaseDecision[], withheldBy: readonly string[] = []): string[] {
  const standing = decisions.flatMap(({ id, reopened }) => (reopened === null && id !== null ? [id] : []));
  return standing.filter((id, place) => place === 0 || withheldBy.includes(id));
}

/** Answers everything that a decision on one case needs. */
@Injectable()
export class CaseDetailsQuery {
  constructor(
    private readonly cases: CaseQuery,
    private readonly authors: AuthorDirectory,
    private readonly content: ReportableContent,
    private readonly copies: EvidenceQuery,
    private readonly standing: StandingQuery,
    private readonly members: ModeratedMemberQuery,
    private readonly sessions: SessionCounter,
    private readonly settings: ModerationSettings,
    private readonly already: AlreadySoQuery,
    private readonly texts: RenderedTexts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(id: string): Promise<CaseDetails | null> {
    const found = await this.cases.byId(id);
    if (!found) return null;
    const { reported_type: type, member_id: memberId } = found;
    // Asked before its text: what is said to have been seen is never newer than what was.
    const row = await this.cases.row(found);
    const [content, current, asReported, around, conversation, reporters, standing, member, open_sessions, decisions, others, already] = await Promise.all([
      this.content.find(type, id),
      this.content.current(type, id),
      this.content.at(type, id, found.content_revision),
      this.around(found),
      this.copies.kept(id),
      this.cases.reports(id),
      this.standing.told(memberId),
      this.members.byId(memberId),
      this.sessions.countOpen(memberId),
      this.cases.decisions(found),
      this.cases.others(found),
      this.already.of(type, id, memberId),
    ]);
    return {
      ...row,
      as_reported: await this.shown(type, asReported ?? GONE),
      now: await this.shown(type, current ?? GONE),
      around,
      conversation,
      reporters,
      standing,
      member_since: member?.created_at ?? null,
      topic_count: member?.topic_count ?? 0,
      comment_count: member?.comment_count ?? 0,
      if_warned: already.warned ? null : this.standing.ifWarned(standing),
      open_sessions,
      policy: this.settings.policy,
      appeal_days: this.settings.appealDaysAt(this.clock.now().toISOString()),
      decisions,
      reversible: reversibleOf(decisions, content?.withheldBy),
      others,
    };
  }

  private async around({ reported_type, _id }: CaseDocument): Promise<CaseSurroundings | null> {
    const found = await this.content.around(reported_type, _id);
    if (!found) return null;
    const { topic, parent, before, after } = found;
    const people = await this.authors.byIds([parent, before, after].flatMap((near) => (near ? [near.authorId] : [])));
    const { authorId: author_id, ...place } = topic;
    const near = (text: Nearby | null) => this.nearby(text, people);
    return { topic: { ...place, author_id }, parent: await near(parent), before: await near(before), after: await near(after) };
  }

  private async shown(type: ReportedType, content: ReportedContent): Promise<ShownContent> {
    return { ...content, html: await this.texts.of(content.content, type === 'blog_post' ? 'post' : 'member') };
  }

  private async nearby(near: Nearby | null, people: ReadonlyMap<string, Author>): Promise<NearbyText | null> {
    if (!near) return null;
    const { authorId, ...text } = near;
    return { ...text, content_html: text.content === null ? null : await this.texts.of(text.content), author: authorIn(people, authorId) };
  }
}
