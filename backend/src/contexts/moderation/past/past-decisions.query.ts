import { Inject, Injectable } from '@nestjs/common';
import { CASE_ACTION_LABEL } from '../../../../contracts/cases.js';
import { SYSTEM_AUTHOR, SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import { type FactRow, OUTCOME_LABEL, REASON_LABEL } from '../../../../contracts/moderation.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { CaseDecided, CaseReopened } from '../case/case.events.js';
import { caseStream } from '../case/case.stream.js';
import { HistoryQuery } from '../history/history.query.js';
import { report } from '../report/report.decider.js';
import { reportStream } from '../report/report.stream.js';
import { reportsView } from '../views/moderation.model.js';

/** Reports of a case of which the replay tells, and those of a reporter by which they are judged. */
const MOST_REPORTS = 50;
const MOST_JUDGED = 100;
const NONE = '–';

/** Answers what was decided on a case, and what its reports said by then. */
@Injectable()
export class PastDecisionsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly histories: HistoryQuery,
    private readonly authors: AuthorDirectory,
  ) {}

  async decisions(caseId: string) {
    const facts = await this.store.read(caseStream, caseId);
    if (facts.length === 0) return null;
    return facts.flatMap((fact) => (fact.type === 'CaseDecided' || fact.type === 'CaseReopened' ? [decisionOf(fact)] : []));
  }

  async reportsAt(reportIds: readonly string[], position: number) {
    const found = await Promise.all(reportIds.slice(0, MOST_REPORTS).map((id) => this.reportAt(id, position)));
    const reports = found.flatMap((each) => (each ? [each] : []));
    const reporters = [...new Set(reports.map(({ reporterId }) => reporterId))].filter((id) => id !== SYSTEM_REPORTER);
    const [people, judged] = await Promise.all([
      this.authors.byIds(reporters),
      Promise.all(reporters.map(async (id) => [id, await this.judgedBy(id, position)] as const)),
    ]);
    const accuracy = new Map(judged);
    return reports.map(({ reporterId, ...each }) => ({
      ...each,
      ...(accuracy.get(reporterId) ?? { decided: 0, upheld: 0 }),
      reporter: reporterId === SYSTEM_REPORTER ? SYSTEM_AUTHOR : authorIn(people, reporterId),
    }));
  }

  async factsOf(reportIds: readonly string[]): Promise<FactRow[]> {
    return (await Promise.all(reportIds.slice(0, MOST_REPORTS).map((id) => this.histories.ofReport(id)))).flat();
  }

  private async reportAt(id: string, position: number) {
    const made = (await this.store.readUntil(reportStream, id, position)).find(({ type }) => type === 'ContentReported');
    if (made?.type !== 'ContentReported') return null;
    const { reporterId, reason, description } = made.data;
    return { id, reporterId, reason, description, at: made.at };
  }

  /** How often somebody had been right by then. */
  private async judgedBy(reporterId: string, position: number): Promise<{ decided: number; upheld: number }> {
    const found = await this.views.find(reportsView.name, { reporter_id: reporterId }, { sort: [['created_at', 1]], limit: MOST_JUDGED });
    const states = await Promise.all(found.map(async ({ _id }) => fold(report, await this.store.readUntil(reportStream, _id, position))));
    const settled = states.flatMap((state) => state?.settled ?? []);
    return { decided: settled.length, upheld: settled.filter(({ upheld }) => upheld).length };
  }
}

function decisionOf(fact: RecordedEvent<CaseDecided> | RecordedEvent<CaseReopened>) {
  const { id: factId, correlationId, position, at, data } = fact;
  const actions = data.actions.map(({ action }) => CASE_ACTION_LABEL[action]).join(', ') || NONE;
  const rows =
    fact.type === 'CaseReopened'
      ? [
          { key: 'verdict', label: 'Karar', value: 'Önceki karar geri alındı' },
          { key: 'actions', label: 'Geri alınan', value: actions },
          { key: 'message', label: 'Üyeye yazılan', value: fact.data.note ?? NONE },
        ]
      : [
          { key: 'verdict', label: 'Karar', value: verdictOf(fact.data) },
          { key: 'actions', label: 'Uygulanan', value: actions },
          {
            key: 'reason',
            label: 'Gerekçe',
            value: [REASON_LABEL[fact.data.reason], fact.data.clause && `Kural ${fact.data.clause}`].filter(Boolean).join(' · '),
          },
          { key: 'message', label: 'Üyeye yazılan', value: fact.data.message ?? NONE },
          { key: 'note', label: 'Görevlilere not', value: fact.data.staffNote ?? NONE },
          {
            key: 'rules',
            label: 'O günkü ilkeler',
            value: `${fact.data.rules.warningWindowDays} günde ${fact.data.rules.warningThreshold} uyarı, ${fact.data.rules.suspensionDays} gün uzaklaştırma`,
          },
        ];
  return { factId, correlationId, position, at, memberId: data.memberId, rows, reportIds: data.reportIds };
}

const verdictOf = ({ status, outcome }: CaseDecided['data']): string => (status === 'dismissed' ? 'Raporlar reddedildi' : OUTCOME_LABEL[outcome]);
