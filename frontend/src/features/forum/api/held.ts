import { HOLDING_TEXT, type OwnHeldText, type OwnHeldTexts } from '@contracts/holding';
import { useQueryClient } from '@tanstack/react-query';
import { removes, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';

/** The member's own texts that wait for a moderator, and those that were refused. */
export const ownHeldQuery = reads<OwnHeldTexts>(['forum', 'held'], '/api/forum/held', { staleTime: 0 });

/** Takes back a text of one's own that waits; `onTaken` gets its words. */
export function useTakeBack(onTaken: (text: OwnHeldText) => void) {
  const queries = useQueryClient();
  return useCall(
    removes<string, OwnHeldText>((id) => at`/api/forum/held/${id}`),
    {
      says: HOLDING_TEXT.takenBack,
      onSuccess: ({ data }) => onTaken(data),
      tellsFailure: true,
      // Also when it failed: then a moderator has decided.
      onSettled: () => {
        void queries.invalidateQueries(ownHeldQuery);
        void queries.invalidateQueries({ queryKey: ['forum', 'heldComments'] });
      },
    },
  );
}
