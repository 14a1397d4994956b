import { CASES_CHANNEL, type CaseChangedRow, type CaseDetails, type CaseRow } from '@contracts/cases';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type GetListResult, useDataProvider } from 'react-admin';
import { followChannel } from '../../providers/live';
import { APPROVALS } from '../approvals/useApprovals';
import { CASE_META, useReloadCases } from './caseCache';

/** What happens in so short a time is asked for together. */
const GATHER_MS = 150;
/** With more than so many changed rows the list is asked for as a whole. */
const FEW = 5;

type Rows = GetListResult<CaseRow> | undefined;

const isList = (key: readonly unknown[]) => key[1] === 'getList';
const isCount = (key: readonly unknown[]) => isList(key) && (key[2] as { pagination?: { perPage?: number } }).pagination?.perPage === 1;
const isOf = (key: readonly unknown[], id: string) => key[1] === 'getOne' && (key[2] as { id?: unknown }).id === id;

/** Rows stand where they stood: the queue does not move under the reader's eyes. */
async function refresh(queryClient: QueryClient, ids: readonly string[], read: (id: string) => Promise<CaseDetails>): Promise<void> {
  const cases = { queryKey: ['cases'] };
  void queryClient.invalidateQueries({ ...cases, predicate: ({ queryKey }) => isCount(queryKey) });
  void queryClient.invalidateQueries({ queryKey: ['facts'] });
  void queryClient.invalidateQueries({ queryKey: [APPROVALS] });
  const listed = queryClient.getQueriesData<Rows>({ ...cases, predicate: ({ queryKey }) => isList(queryKey) && !isCount(queryKey) });
  const shown = ids.filter((id) => listed.some(([, rows]) => rows?.data.some((row) => row.id === id)));
  if (shown.length > FEW) return void queryClient.invalidateQueries(cases);
  for (const id of ids) void queryClient.invalidateQueries({ ...cases, predicate: ({ queryKey }) => isOf(queryKey, id) });
  for (const id of shown) {
    const now = await read(id);
    queryClient.setQueriesData<Rows>(
      { ...cases, predicate: ({ queryKey }) => isList(queryKey) && !isCount(queryKey) },
      (rows) => rows && { ...rows, data: rows.data.map((row) => (row.id === id ? { ...row, ...now } : row)) },
    );
  }
}

/** Keeps queue and open case as they are on the server, as long as the connection is there; what was missed is asked for when it is back. */
export function useLiveCases(): void {
  const queryClient = useQueryClient();
  const server = useDataProvider();
  const reload = useReloadCases();
  useEffect(() => {
    const changed = new Set<string>();
    let timer: number | undefined;
    const failed = (error: unknown) => console.warn('A changed case could not be read', error);
    const read = async (id: string) => (await server.getOne<CaseDetails>('cases', { id, meta: CASE_META })).data;
    const gathered = () => {
      timer = undefined;
      const ids = [...changed];
      changed.clear();
      refresh(queryClient, ids, read).catch(failed);
    };
    const stop = followChannel(CASES_CHANNEL, {
      onChange: ({ row }) => {
        changed.add((row as CaseChangedRow).caseId);
        timer ??= window.setTimeout(gathered, GATHER_MS);
      },
      onBack: () => void reload().catch(failed),
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [queryClient, server, reload]);
}
