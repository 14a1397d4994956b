import { Inject, Injectable } from '@nestjs/common';
import type { FactRow } from '../../../../contracts/moderation.js';
import { streamName } from '../../../kernel/decider.js';
import type { Views } from '../../../kernel/views.js';
import { actingIn, membersAmong } from '../../../platform/identity/acting.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { Telling } from '../../../platform/telling/told-facts.js';
import { whyTold } from '../../../platform/telling/why-told.js';
import { VIEWS } from '../../../platform/tokens.js';
import { reportStream } from '../report/report.stream.js';
import { casesView, type HistoryEntry, historiesView, historyWordsView, reportsView } from '../views/moderation.model.js';
import { caseHistory, categoryHistory, memberHistory, reportHistory, tagHistory } from './histories.projection.js';

/** Answers what happened, in the order of the log: who, when, what, why. */
@Injectable()
export class HistoryQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly telling: Telling,
  ) {}

  ofMember(id: string): Promise<FactRow[]> {
    return this.of([memberHistory(id)]);
  }

  ofCategory(id: string): Promise<FactRow[]> {
    return this.of([categoryHistory(id)]);
  }

  ofTag(slug: string): Promise<FactRow[]> {
    return this.of([tagHistory(slug)]);
  }

  /** With what followed from the decision that settled it. */
  async ofReport(id: string): Promise<FactRow[]> {
    const decisionId = (await this.views.get(reportsView.name, id))?.decision_id;
    return this.of([reportHistory(id), ...(decisionId ? [reportHistory(decisionId)] : [])]);
  }

  /** With what followed from its decisions. */
  async ofCase(id: string): Promise<FactRow[]> {
    const found = await this.views.get(casesView.name, id);
    return this.of([caseHistory(id), ...Object.keys(found?.decisions ?? {}).map(reportHistory)]);
  }

  /** Nobody is told who reported them, also none of the staff. */
  async shownTo(readerId: string, facts: readonly FactRow[]): Promise<FactRow[]> {
    const made = facts.filter(({ type }) => type === 'ContentReported').map(({ stream }) => stream.slice(streamName(reportStream.category, '').length));
    const reports = await this.views.getMany(reportsView.name, made);
    const own = new Set(reports.flatMap((report) => (report.reported_user_id === readerId ? [streamName(reportStream.category, report._id)] : [])));
    return facts.filter(({ type, stream }) => type !== 'ContentReported' || !own.has(stream));
  }

  private async of(histories: readonly string[]): Promise<FactRow[]> {
    const kept = (await this.views.getMany(historiesView.name, histories)).flatMap(({ entries }) => entries);
    const entries = [...new Map(kept.map((entry) => [entry.id, entry])).values()].sort((one, other) => one.position - other.position);
    const people = await membersAmong(
      this.authors,
      entries.map(({ actor }) => actor),
    );
    const words = await this.wordsWith(entries);
    return entries.map((entry) => this.toRow(entry, words(entry), people));
  }

  private async wordsWith(entries: readonly HistoryEntry[]): Promise<(entry: HistoryEntry) => string | null> {
    const members = new Set(entries.flatMap(({ wordsOf }) => wordsOf ?? []));
    const found = new Map((await this.views.getMany(historyWordsView.name, [...members])).map(({ _id, notes }) => [_id, notes]));
    return ({ id, wordsOf }) => (wordsOf && found.get(wordsOf)?.[id]) ?? null;
  }

  private toRow(entry: HistoryEntry, note: string | null, people: Parameters<typeof actingIn>[0]): FactRow {
    const { id, position, stream, type, at, actor, correlationId, causationId, details } = entry;
    const [what, why] = [this.telling.what(type, details), whyTold(type, details, note)];
    return { id, position, stream, type, at, actor: actingIn(people, actor), what, why, correlationId, causationId };
  }
}
