import { SessionSource } from '../../../platform/callers/session-source.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { Inviters } from '../../administration/invitations/inviters.port.js';
import { PostWriters } from '../../blog/views/post-rooms.port.js';
import { JobMembers } from '../../careers/listing/job-members.port.js';
import { GiverDirectory } from '../../feedback/feedback/giver-directory.port.js';
import { MemberCount } from '../../forum/tallies/member-count.port.js';
import { AppealStaff } from '../../moderation/appeal/appeal-staff.port.js';
import { SessionCounter } from '../../moderation/standing/session-counter.port.js';
import { MailRecipients } from '../../notifications/mail/mail-recipients.port.js';
import { KnownMembers } from '../../notifications/notice/known-members.port.js';
import { ProjectMembers } from '../../projects/project/project-members.port.js';
import { ProjectMembersByName } from '../../projects/views/project-rooms.port.js';
import { WriterNames } from '../../search/search/searchable-content.port.js';
import { StaffNames } from '../naming/staff-names.port.js';
import { accountCountersView, membersView, sessionsView } from './accounts.model.js';
import { accountsProjection } from './accounts.projection.js';
import { MemberQuery } from './member.query.js';
import { SessionQuery } from './session.query.js';
import { StrangersQuery } from './strangers.query.js';

/** The views of members and their sessions, which most slices of the accounts read. */
export const views: Slice = {
  projections: [{ projection: accountsProjection, models: [membersView, sessionsView, accountCountersView] }],
  answers: [
    answer(SessionSource, SessionQuery),
    answer(AuthorDirectory, MemberQuery),
    answer(GiverDirectory, MemberQuery),
    answer(PostWriters, MemberQuery),
    answer(ProjectMembersByName, MemberQuery),
    answer(WriterNames, MemberQuery),
    answer(SessionCounter, SessionQuery),
    answer(AppealStaff, MemberQuery),
    answer(Inviters, MemberQuery),
    answer(MemberCount, MemberQuery),
    answer(MailRecipients, MemberQuery),
    answer(KnownMembers, MemberQuery),
    answer(ProjectMembers, MemberQuery),
    answer(JobMembers, MemberQuery),
  ],
  providers: [MemberQuery, SessionQuery, StrangersQuery, { provide: StaffNames, useExisting: MemberQuery }],
};
