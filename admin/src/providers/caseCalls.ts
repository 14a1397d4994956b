import type { BulkDecisionRequest, CaseClaimRequest, CaseDecided, CaseDecisionRequest, CaseDetails, CaseReopenRequest, CaseResult } from '@contracts/cases';
import type { CaseConversationRequest, ConversationCopies } from '@contracts/chat-evidence';
import { API, ask, at, once, tell } from './calls';
import { httpClient } from './httpClient';

const cases = (id: string) => `${API}/cases/${at(id)}`;

/** What is done with cases beside listing and reading them. */
export interface CaseCalls {
  claimCase: (id: string, request: CaseClaimRequest) => Promise<void>;
  releaseCase: (id: string) => Promise<void>;
  /** What was copied of the conversation of a reported message, for whoever says why they read it. */
  conversationOf: (id: string, request: CaseConversationRequest) => Promise<ConversationCopies>;
  /** Takes the last decision on a case back. */
  reopenCase: (id: string, request: CaseReopenRequest) => Promise<void>;
}

/** Answers the case as it stands once the decision has had its effects. */
export async function decideCase(id: string, request: CaseDecisionRequest): Promise<CaseDetails> {
  const { json } = await httpClient(`${cases(id)}/decisions`, once('POST', request, crypto.randomUUID()));
  return (json as CaseDecided).case;
}

/** One decision on many cases, each for itself. */
export async function decideCases(request: BulkDecisionRequest): Promise<CaseResult[]> {
  return (await httpClient(`${API}/cases/decisions`, once('POST', request, crypto.randomUUID()))).json as CaseResult[];
}

export const caseCalls: CaseCalls = {
  claimCase: (id, request) => tell(`${cases(id)}/claim`, { method: 'PUT', body: JSON.stringify(request) }),
  conversationOf: (id, request) => ask(`${cases(id)}/conversation`, { method: 'POST', body: JSON.stringify(request) }),
  releaseCase: (id) => tell(`${cases(id)}/release`, { method: 'PUT', body: '{}' }),
  reopenCase: (id, request) => tell(`${cases(id)}/reopen`, once('POST', request, crypto.randomUUID())),
};
