import type { LookRow } from '@contracts/audit-timeline';
import { type DataExport, OWN_DATA_TEXT, type PendingDeletion, type RequestDeletion } from '@contracts/own-data';
import { useQueryClient } from '@tanstack/react-query';
import { posts, removes, useCall } from '../../../calls/useCall';
import { ownProofQuery } from '../../../client/ownProof';
import { reads } from '../../../client/reads';
import { sessionQuery } from '../../../client/session';
import { toast } from '../../../design/toast';

const EXPORT = '/api/auth/data-export';
const DELETION = '/api/auth/account-deletion';
const WHILE_PREPARING = 3_000;

/** The latest copy of their data that the member asked for; looked at again while it is being made. */
export const dataExportQuery = reads<DataExport | null>(['own-data', 'export'], EXPORT, {
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? WHILE_PREPARING : false),
});

/** Who of the staff looked at what is the member's own, the newest first. */
export const looksQuery = reads<LookRow[]>(['own-data', 'looks'], '/api/auth/looks');

export const useRequestExport = () =>
  useCall(posts<void, DataExport | null>(EXPORT), { keeps: dataExportQuery, says: OWN_DATA_TEXT.exportRequested, tellsFailure: true });

/** `onRequested` is called whatever has become of the form by then. */
export function useRequestDeletion(onRequested: () => void) {
  const queries = useQueryClient();
  return useCall(posts<RequestDeletion, PendingDeletion>(DELETION), {
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      onRequested();
      void toast({ text: message ?? OWN_DATA_TEXT.deletionRequested });
    },
    // A proof that is used up or over shows itself, too.
    onSettled: () => queries.invalidateQueries(ownProofQuery),
  });
}

export function useCancelDeletion() {
  const queries = useQueryClient();
  return useCall(removes<void, null>(DELETION), {
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      void toast({ text: message ?? OWN_DATA_TEXT.deletionCancelled });
    },
    tellsFailure: true,
  });
}
