import { type Call, useCall } from '../../../calls/useCall';
import { saveDrafts } from '../../../client/drafts/openDrafts';
import { post } from '../../../client/http';
import { announceSessionProblem } from '../../../client/sessionProblem';
import { raiseSignedOutFlag } from '../../../client/signedOutFlag';

/** Whoever leaves takes nothing along that is not kept yet. */
const leave: Call<void, unknown> = async (_request, key) => {
  await saveDrafts();
  return post('/api/auth/logout', { key, quiet: true });
};

export const useSignOut = () =>
  useCall(leave, {
    tellsFailure: true,
    onSuccess: () => {
      raiseSignedOutFlag();
      announceSessionProblem({ kind: 'signedOut' });
    },
  });
