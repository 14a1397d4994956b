import { Injectable } from '@nestjs/common';
import { aboveIds, aboveOf } from '../../../../contracts/above.js';
import { type LatestWarning, REPORTED_TYPES, type WarnedContent } from '../../../../contracts/moderation.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { StandingQuery } from './standing.query.js';

/** Answers a member the newest warning that still counts, with the content on which it is founded as long as that stands. */
@Injectable()
export class LatestWarningQuery {
  constructor(
    private readonly standing: StandingQuery,
    private readonly content: ReportableContent,
  ) {}

  async latest(memberId: string): Promise<LatestWarning | null> {
    const found = await this.standing.latest(memberId);
    if (!found) return null;
    const { contentId, ...warning } = found;
    return { ...warning, content: contentId === null ? null : await this.standingContent(contentId) };
  }

  /** The fact does not say what it is; ids are unique over all contents. */
  private async standingContent(id: string): Promise<WarnedContent | null> {
    for (const type of REPORTED_TYPES) {
      const found = await this.content.find(type, id);
      if (found) return found.now.state === 'visible' ? { type, id, topicId: found.topicId, ...aboveIds(aboveOf(found)), title: found.title } : null;
    }
    return null;
  }
}
