import { CODE } from '@contracts/envelope';
import { MODERATION_TEXT } from '@contracts/moderation';
import { ApiError, hasCode } from '../../../client/apiError';

/** What is said about a report that did not arrive; a session that ended meanwhile has words of its own. */
export function reportProblem(error: Error): string {
  if (hasCode(error, CODE.authRequired)) return MODERATION_TEXT.notSignedIn;
  return error instanceof ApiError ? error.message : MODERATION_TEXT.reportFailed;
}
