import type { ChainView } from '@contracts/audit';
import { API, ask } from './calls';

/** How the log is proven. */
export interface AuditCalls {
  chain: (signal: AbortSignal) => Promise<ChainView>;
}

export const auditCalls: AuditCalls = {
  chain: (signal) => ask<ChainView>(`${API}/audit/chain`, { signal }),
};
