/** Where the screenshots are kept. */
export const FEEDBACK_AREA = 'feedback';
