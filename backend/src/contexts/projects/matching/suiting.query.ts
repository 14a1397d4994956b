import { Injectable } from '@nestjs/common';
import { MatchingQuery } from './matching.query.js';

/** Whoever has more than these to look at is told of the best. */
const MOST = 200;

interface Suiting {
  readonly id: string;
  readonly title: string;
  readonly project: { readonly id: string; readonly title: string };
  readonly reason: string;
  readonly missing: readonly string[];
}

/** The open postings that suit a member, as a mail tells of them: it says what any member may read, whatever the role of who gets it. */
@Injectable()
export class SuitingQuery {
  constructor(private readonly matching: MatchingQuery) {}

  async suiting(memberId: string): Promise<Suiting[]> {
    const { rows } = await this.matching.of(memberId, { memberId, role: 'user', session: null }, { limit: MOST, offset: 0 });
    return rows.map(({ posting: { id, title, project }, reason, missing }) => ({
      id,
      title,
      project: { id: project.id, title: project.title },
      reason,
      missing,
    }));
  }
}
