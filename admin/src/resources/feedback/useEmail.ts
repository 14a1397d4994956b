import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';

/** Asks for the giver's address. It is kept nowhere but in what is shown now. */
export function useEmail(feedbackId: string): { email: string | undefined; ask: (reason: string) => void; isPending: boolean; problem: string | null } {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => dataProvider.emailOf(feedbackId, reason),
    gcTime: 0,
  });
  return { email: data, ask: mutate, isPending, problem: error?.message ?? null };
}
