import type { ChainView } from '@contracts/audit';
import { type CaseReplay, ONLY_ID, type PastRef, type PastView } from '@contracts/travel';
import { API, ask, at } from './calls';

/** How the log is proven, and how things stood. */
export interface AuditCalls {
  chain: (signal: AbortSignal) => Promise<ChainView>;
  /** At a time (ISO) or a place in the log; null is the last place. */
  pastOf: (ref: PastRef, moment: string | null, signal: AbortSignal) => Promise<PastView>;
  replayOf: (caseId: string, signal: AbortSignal) => Promise<CaseReplay>;
}

const pathOf = ({ kind, id }: PastRef): string => (Object.hasOwn(ONLY_ID, kind) ? kind : `${kind}/${at(id)}`);

export const auditCalls: AuditCalls = {
  chain: (signal) => ask<ChainView>(`${API}/audit/chain`, { signal }),
  pastOf: (ref, moment, signal) =>
    ask<PastView>(`${API}/audit/past/${pathOf(ref)}${moment === null ? '' : `?${new URLSearchParams({ at: moment })}`}`, { signal }),
  replayOf: (caseId, signal) => ask<CaseReplay>(`${API}/audit/replay/${at(caseId)}`, { signal }),
};
