import { APPROVAL_TEXT, type ApprovalList, type ApprovalRow } from '@contracts/approvals';
import { CASES_CHANNEL } from '@contracts/cases';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { followChannel } from '../../providers/live';
import { useRows } from '../../providers/useRows';
import { type Send, useWrite } from '../../providers/useWrite';

export const APPROVALS = 'approvals';
/** What they change when they are carried out. */
const TOUCHES = [APPROVALS, 'settings', 'setting-history', 'members', 'facts', 'cases', 'appeals'];
const PAGE = 50;
const EVERY = 15_000;

/** All that waits; more than a page of it no house has. */
export function useWaiting() {
  const server = useDataProvider<DeskDataProvider>();
  return useQuery({
    queryKey: [APPROVALS, 'waiting'],
    queryFn: ({ signal }) => server.approvals('waiting', { limit: PAGE }, signal),
    refetchInterval: EVERY,
  });
}

/** How many wait. */
export const useWaitingCount = (): number | undefined => useWaiting().data?.total;

export const useApprovalList = (list: ApprovalList) =>
  useRows({ queryKey: [APPROVALS, 'list', list], read: (server, place, signal) => server.approvals(list, place, signal), refetchInterval: EVERY });

/** A request about cases is there at once, and gone at once: the cases that it holds say so. The others are asked for again and again. */
export function useLiveApprovals(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const again = () => void queryClient.invalidateQueries({ queryKey: [APPROVALS] });
    return followChannel(CASES_CHANNEL, { onChange: again, onBack: again });
  }, [queryClient]);
}

const useAct = (send: Send<{ note: string }>, said: string, onDone: () => void) => useWrite<{ note: string }>({ send, said, touches: TOUCHES, onDone });

/** What can be done about a request. */
export const useApprovalActs = ({ id }: ApprovalRow, onDone: () => void) => {
  const grant = useAct((server, { note }, key) => server.grantApproval(id, note, key), APPROVAL_TEXT.granted, onDone);
  const refuse = useAct((server, { note }, key) => server.refuseApproval(id, note, key), APPROVAL_TEXT.refused, onDone);
  const withdraw = useAct((server, _, key) => server.withdrawApproval(id, key), APPROVAL_TEXT.withdrawn, onDone);
  return { grant, refuse, withdraw };
};
