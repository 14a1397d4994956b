import type { Slice } from '../../../platform/slices/slice.js';
import { ClosedSessionsQuery } from './closed-sessions.query.js';
import { signInRecordOwnData } from './sign-in-record.own-data.js';

/** What is known of a member's past sign-ins: sessions that are over, and tries that were refused. */
export const signInRecord: Slice = {
  ownData: signInRecordOwnData,
  providers: [ClosedSessionsQuery],
};
