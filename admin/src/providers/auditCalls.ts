import type { ChainView } from '@contracts/audit';
import type { ExportRequest, ExportRow } from '@contracts/audit-export';
import type { RevealedField, RevealRequest, SavedFilter, TimelineFact, TimelineFilter, TimelinePage, TimelineType } from '@contracts/audit-timeline';
import type { Success } from '@contracts/envelope';
import type { TransparencyOverview, TransparencyReport } from '@contracts/transparency';
import { type CaseReplay, ONLY_ID, type PastRef, type PastView } from '@contracts/travel';
import type { StartWhatIfRequest, WhatIfDesk, WhatIfRun } from '@contracts/what-if';
import { API, ask, at, once } from './calls';
import { httpClient } from './httpClient';

const TIMELINE = `${API}/audit/timeline`;
const WHAT_IF = `${API}/audit/what-if`;
const FILTERS = `${API}/audit/filters`;
const EXPORTS = `${API}/audit/exports`;

/** Where the browser fetches the file of an export. */
export const exportAddress = (id: string): string => `${EXPORTS}/${at(id)}`;

/** How the log is proven, how things stood, and what it tells. */
export interface AuditCalls {
  chain: (signal: AbortSignal) => Promise<ChainView>;
  /** At a time (ISO) or a place in the log; null is the last place. */
  pastOf: (ref: PastRef, moment: string | null, signal: AbortSignal) => Promise<PastView>;
  replayOf: (caseId: string, signal: AbortSignal) => Promise<CaseReplay>;
  /** The newest first; those before a place of the log, or the first page. */
  timeline: (filter: TimelineFilter, before: number | null, signal: AbortSignal) => Promise<TimelinePage>;
  timelineTypes: (signal: AbortSignal) => Promise<TimelineType[]>;
  timelineFact: (id: string, signal: AbortSignal) => Promise<TimelineFact>;
  /** What is masked in a fact; that it was read, and why, is recorded. */
  revealFact: (id: string, request: RevealRequest) => Promise<RevealedField[]>;
  /** The caller's own, the newest first. */
  exports: (signal: AbortSignal) => Promise<ExportRow[]>;
  /** Answers the sentence that says whether it is made or waits for a second person. */
  askExport: (request: ExportRequest, key: string) => Promise<string>;
  /** The yearly report as everybody would read it. */
  transparency: (year: number, signal: AbortSignal) => Promise<TransparencyReport>;
  /** What of it is open to everybody. */
  transparencyOpen: (signal: AbortSignal) => Promise<TransparencyOverview>;
  savedFilters: (signal: AbortSignal) => Promise<SavedFilter[]>;
  saveFilter: (name: string, filter: string, key: string) => Promise<SavedFilter[]>;
  renameFilter: (id: string, name: string, key: string) => Promise<SavedFilter[]>;
  removeFilter: (id: string, key: string) => Promise<SavedFilter[]>;
  /** What holds, and what oneself has tried of other rules. */
  whatIf: (signal: AbortSignal) => Promise<WhatIfDesk>;
  whatIfRun: (id: string, signal: AbortSignal) => Promise<WhatIfRun>;
  startWhatIf: (request: StartWhatIfRequest, key: string) => Promise<WhatIfRun>;
  stopWhatIf: (id: string, key: string) => Promise<WhatIfRun>;
  removeWhatIf: (id: string, key: string) => Promise<WhatIfDesk>;
}

const pathOf = ({ kind, id }: PastRef): string => (Object.hasOwn(ONLY_ID, kind) ? kind : `${kind}/${at(id)}`);

export const auditCalls: AuditCalls = {
  chain: (signal) => ask<ChainView>(`${API}/audit/chain`, { signal }),
  pastOf: (ref, moment, signal) =>
    ask<PastView>(`${API}/audit/past/${pathOf(ref)}${moment === null ? '' : `?${new URLSearchParams({ at: moment })}`}`, { signal }),
  replayOf: (caseId, signal) => ask<CaseReplay>(`${API}/audit/replay/${at(caseId)}`, { signal }),
  timeline: (filter, before, signal) => {
    const asked = new URLSearchParams({ ...filter, ...(before === null ? {} : { before: `${before}` }) });
    return ask<TimelinePage>(`${TIMELINE}?${asked}`, { signal });
  },
  timelineTypes: (signal) => ask<TimelineType[]>(`${TIMELINE}/types`, { signal }),
  timelineFact: (id, signal) => ask<TimelineFact>(`${TIMELINE}/${at(id)}`, { signal }),
  revealFact: (id, request) => ask<RevealedField[]>(`${TIMELINE}/${at(id)}/reveal`, { method: 'POST', body: JSON.stringify(request) }),
  savedFilters: (signal) => ask<SavedFilter[]>(FILTERS, { signal }),
  saveFilter: (name, filter, key) => ask<SavedFilter[]>(FILTERS, once('POST', { name, filter }, key)),
  renameFilter: (id, name, key) => ask<SavedFilter[]>(`${FILTERS}/${at(id)}`, once('PUT', { name }, key)),
  transparency: (year, signal) => ask<TransparencyReport>(`${API}/audit/transparency/${year}`, { signal }),
  transparencyOpen: (signal) => ask<TransparencyOverview>('/api/transparency', { signal }),
  exports: (signal) => ask<ExportRow[]>(EXPORTS, { signal }),
  askExport: async (request, key) => {
    const { message = '' } = (await httpClient(EXPORTS, once('POST', request, key))).json as Success<ExportRow[]>;
    return message;
  },
  removeFilter: (id, key) => ask<SavedFilter[]>(`${FILTERS}/${at(id)}`, once('DELETE', {}, key)),
  whatIf: (signal) => ask<WhatIfDesk>(WHAT_IF, { signal }),
  whatIfRun: (id, signal) => ask<WhatIfRun>(`${WHAT_IF}/${at(id)}`, { signal }),
  startWhatIf: (request, key) => ask<WhatIfRun>(WHAT_IF, once('POST', request, key)),
  stopWhatIf: (id, key) => ask<WhatIfRun>(`${WHAT_IF}/${at(id)}/stop`, once('PUT', {}, key)),
  removeWhatIf: (id, key) => ask<WhatIfDesk>(`${WHAT_IF}/${at(id)}`, once('DELETE', {}, key)),
};
