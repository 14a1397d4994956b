import { JOB_WRITING_TEXT } from '@contracts/job-writing';
import type { Call } from '../../../calls/useCall';
import { ApiError, NO_ANSWER } from '../../../client/apiError';

/** A call that fails in the words of the specification: those of the server, else its error, else the status; `told` says what of that is shown. */
export const inWords =
  <Request, Answer>(call: Call<Request, Answer>, told: (message: string) => string = (message) => message): Call<Request, Answer> =>
  async (request, key) => {
    try {
      return await call(request, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, details } = error;
      const said = status === NO_ANSWER ? error.message : (details.message ?? details.error ?? JOB_WRITING_TEXT.unsaid(status));
      throw new ApiError(status, code, told(said), details);
    }
  };
