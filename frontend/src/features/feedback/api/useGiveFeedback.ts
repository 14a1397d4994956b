import { FEEDBACK_TEXT, type FeedbackAccepted, feedbackFailedText, type GiveFeedbackRequest } from '@contracts/feedback';
import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { ApiError, NO_ANSWER } from '../../../client/apiError';
import { post } from '../../../client/http';

export interface NewFeedback {
  request: GiveFeedbackRequest;
  screenshot: File | null;
}

function formOf({ request, screenshot }: NewFeedback): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(request)) if (value) form.append(field, value);
  if (screenshot) form.append('screenshot', screenshot);
  return form;
}

export function useGiveFeedback() {
  const once = useActionKey();
  return useMutation({
    mutationFn: ({ request, screenshot }: NewFeedback) => {
      const file = screenshot && { name: screenshot.name, size: screenshot.size, changed: screenshot.lastModified };
      return once({ request, file }, (key) => post<FeedbackAccepted>('/api/beta-feedback', { body: formOf({ request, screenshot }), key }));
    },
  });
}

/** The server's own sentence; else the status that it answered with; else only that it failed. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return FEEDBACK_TEXT.failed;
  return error.details.message ?? error.details.error ?? (error.status === NO_ANSWER ? FEEDBACK_TEXT.failed : feedbackFailedText(error.status));
}
