import { CASES_CHANNEL } from '@contracts/cases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChannel } from '../../providers/live';
import { APPROVALS } from './useApprovals';

/** A request about cases is there at once, and gone at once: the cases that it holds say so. The others are asked for again and again. */
export function useLiveApprovals(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const again = () => void queryClient.invalidateQueries({ queryKey: [APPROVALS] });
    return followChannel(CASES_CHANNEL, { onChange: again, onBack: again });
  }, [queryClient]);
}
