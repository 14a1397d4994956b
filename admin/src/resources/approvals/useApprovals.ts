import { APPROVAL_TEXT, type ApprovalList, type ApprovalRow } from '@contracts/approvals';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
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

const useAct = (send: Send<{ note: string }>, said: string, onDone: () => void) => useWrite<{ note: string }>({ send, said, touches: TOUCHES, onDone });

/** What can be done about a request. */
export const useApprovalActs = ({ id }: ApprovalRow, onDone: () => void) => {
  const grant = useAct((server, { note }, key) => server.grantApproval(id, note, key), APPROVAL_TEXT.granted, onDone);
  const refuse = useAct((server, { note }, key) => server.refuseApproval(id, note, key), APPROVAL_TEXT.refused, onDone);
  const withdraw = useAct((server, _, key) => server.withdrawApproval(id, key), APPROVAL_TEXT.withdrawn, onDone);
  return { grant, refuse, withdraw };
};
