import { Injectable } from '@nestjs/common';
import { CASES_CHANNEL, type CaseChangedRow } from '../../../../contracts/cases.js';
import type { LiveChange } from '../../../../contracts/envelope.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { LiveChanges, Trace } from '../../../platform/realtime/live-changes.js';
import type { CaseEvent } from './case.events.js';

const ofCase = ({ data }: RecordedEvent) => ({ channel: CASES_CHANNEL, subject: (data as CaseEvent['data']).caseId });

/** Which case is another now; what it is then, whoever hears of it asks. */
@Injectable()
export class CaseChanges implements LiveChanges {
  readonly traces: Readonly<Record<CaseEvent['type'], LiveChanges['traces'][string]>> = {
    CaseOpened: ofCase,
    ReportJoinedCase: ofCase,
    ReportLeftCase: ofCase,
    CaseClaimed: ofCase,
    CaseReleased: ofCase,
    CaseDecided: ofCase,
    CaseReopened: ofCase,
    CaseAwaitsApproval: ofCase,
    CaseAwaitsNoMore: ofCase,
  };

  async changes(traces: readonly Trace[]): Promise<readonly LiveChange<CaseChangedRow>[]> {
    return traces.map(({ channel, subject: caseId, position }) => ({ channel, kind: 'update', row: { caseId }, position }));
  }
}
