import { FEEDBACK_TEXT, type FeedbackRow, type FeedbackStatusRequest } from '@contracts/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useUpdate } from 'react-admin';

/** Sends a step; it is told when it is recorded, or why it was not. */
export function useReview(feedback: FeedbackRow): { review: (request: FeedbackStatusRequest, onSaved?: () => void) => void; isPending: boolean } {
  const [update, { isPending }] = useUpdate<FeedbackRow>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const review = (request: FeedbackStatusRequest, onSaved?: () => void) =>
    void update(
      'feedback',
      { id: feedback.id, data: request, previousData: feedback },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(FEEDBACK_TEXT.saved, { type: 'success', autoHideDuration: 2_500 });
          onSaved?.();
          void queryClient.invalidateQueries({ queryKey: ['feedback'] });
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return { review, isPending };
}
