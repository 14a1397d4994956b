import { type Call, useCall } from '../../../calls/useCall';
import { doBeforeSignOut } from '../../../client/beforeSignOut';
import { saveDrafts } from '../../../client/drafts/openDrafts';
import { post } from '../../../client/http';
import { announceSessionProblem } from '../../../client/sessionProblem';
import { raiseSignedOutFlag } from '../../../client/signedOutFlag';

/** Whoever leaves takes nothing along that is not kept yet, and holds no place that others may have. */
const leave: Call<void, unknown> = async (_request, key) => {
  await saveDrafts();
  await doBeforeSignOut();
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
