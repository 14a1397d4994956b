import { useEffect, useState } from 'react';
import { messageOf } from '../../../client/apiError';

/** Milliseconds for which it is to be seen. */
const FEEDBACK_MS = 5_000;

export interface Feedback {
  readonly tone: 'ok' | 'danger';
  readonly title?: string;
  readonly text: string;
}

/** What came of the last thing that was done in the drawer, for a while. */
export function useFeedback() {
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  useEffect(() => {
    if (!feedback) return;
    const timer = setTimeout(() => setFeedback(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [feedback]);
  return {
    feedback,
    succeed: (text: string) => setFeedback({ tone: 'ok', text }),
    fail: (title: string) => (error: Error) => setFeedback({ tone: 'danger', title, text: messageOf(error) }),
  };
}

export type Tell = Pick<ReturnType<typeof useFeedback>, 'succeed' | 'fail'>;
