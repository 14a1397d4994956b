import { Injectable } from '@nestjs/common';
import type { ReportedType } from '../../../../contracts/moderation.js';
import { PAST_LABEL, type PastPart, type PastRef } from '../../../../contracts/travel.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { JudgedDocument } from '../decisions/decisions.model.js';
import type { Moment } from '../travel/moment.rules.js';
import { PastSources } from '../travel/past-sources.port.js';
import { TravelQuery } from '../travel/travel.query.js';

type Sampled = Pick<JudgedDocument, 'case_id' | 'member_id' | 'topic_id' | 'reported_type' | 'position' | 'at'>;

const STANDS_IN_TOPIC: Record<ReportedType, boolean> = {
  ...{
    forum_topic: false,
    forum_comment: true,
    blog_post: false,
    project: false,
    project_update: false,
    chat_message: false,
    job_listing: false,
    voice_room: false,
    voice_message: false,
    user_profile: false,
  },
};

/** Answers what a decision was about, as it stood right before. */
@Injectable()
export class SampledContentQuery {
  constructor(
    private readonly sources: PastSources,
    private readonly travel: TravelQuery,
    private readonly authors: AuthorDirectory,
  ) {}

  /** The text, the topic that it stands in, the member: of the case itself only what tells nothing of who looked at it. */
  async parts({ case_id, topic_id, reported_type, ...decision }: Sampled): Promise<PastPart[]> {
    const before = beforeIt(decision);
    const [parts, topic] = await Promise.all([
      this.travel.parts({ kind: 'case', id: case_id }, before),
      // Of a post's comment, whose post is no part of it, no topic is known.
      STANDS_IN_TOPIC[reported_type] && topic_id !== '' ? this.travel.parts({ kind: 'content', id: topic_id }, before) : [],
    ]);
    const of = (kind: PastRef['kind']) => parts.filter((part) => part.kind === kind);
    return [...of('content'), ...topic, ...of('member')].map(withoutLater);
  }

  /** Whether there is nothing left to look at: its author took it back, it was destroyed, or its member is gone. */
  async isGone({ reported_type, case_id, member_id, ...decision }: Sampled): Promise<boolean> {
    if (reported_type === 'user_profile') return authorIn(await this.authors.byIds([member_id]), member_id).username === '';
    return (await this.sources.of('content').at(case_id, beforeIt(decision)))?.text?.shut !== null;
  }
}

/** How often a text was changed since, and what it is called now, may tell what was decided. */
const withoutLater = (part: PastPart): PastPart => ({
  ...part,
  title: PAST_LABEL[part.kind],
  rows: part.rows.filter(({ key }) => key !== 'version'),
  text: part.text && { ...part.text, versions: part.text.version },
});

const beforeIt = ({ position, at }: Pick<Sampled, 'position' | 'at'>): Moment => ({ position: position - 1, now: at });
