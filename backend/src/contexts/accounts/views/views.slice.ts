import type { Slice } from '../../../platform/slices/slice.js';
import { StaffNames } from '../naming/staff-names.port.js';
import { accountCountersView, membersView, sessionsView } from './accounts.model.js';
import { accountsProjection } from './accounts.projection.js';
import { MemberQuery } from './member.query.js';
import { SessionQuery } from './session.query.js';
import { StrangersQuery } from './strangers.query.js';

/** The views of members and their sessions, which most slices of the accounts read. */
export const views: Slice = {
  projections: [{ projection: accountsProjection, models: [membersView, sessionsView, accountCountersView] }],
  providers: [MemberQuery, SessionQuery, StrangersQuery, { provide: StaffNames, useExisting: MemberQuery }],
};
