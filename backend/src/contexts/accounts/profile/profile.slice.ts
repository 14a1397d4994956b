import { ProfileDoor } from '../../../platform/identity/profile-door.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ShownHeadlines } from '../../careers/application/shown-headlines.port.js';
import { ChatPeople } from '../../chat/conversation/chat-people.port.js';
import { FindableMembers, MemberSkills } from '../../projects/views/project-rooms.port.js';
import { PublicMembers } from '../../social/follow/public-members.port.js';
import { TieSettings } from '../../social/follow/shown-ties.port.js';
import { ModerateProfileHandler } from './moderate-profile.handler.js';
import { moderateReportedProfile } from './moderate-reported-profile.policy.js';
import { OwnWithheldQuery } from './own-withheld.query.js';
import { ModerateProfile, SaveProfile } from './profile.commands.js';
import { ProfileController } from './profile.controller.js';
import { ProfileQuery } from './profile.query.js';
import { profileStream } from './profile.stream.js';
import { profileTold } from './profile.told.js';
import { ProfileDetailsQuery } from './profile-details.query.js';
import { profilesView } from './profiles.model.js';
import { profilesProjection } from './profiles.projection.js';
import { RegisteredNames } from './registered-names.service.js';
import { ReportedProfileQuery } from './reported-profile.query.js';
import { SaveProfileHandler } from './save-profile.handler.js';
import { ShownSkillsQuery } from './shown-skills.query.js';
import { UsersController } from './users.controller.js';

export const profile: Slice = {
  streams: [profileStream],
  told: profileTold,
  commands: [handledBy(SaveProfile, SaveProfileHandler), handledBy(ModerateProfile, ModerateProfileHandler)],
  projections: [{ projection: profilesProjection, models: [profilesView] }],
  policies: [moderateReportedProfile],
  controllers: [ProfileController, UsersController],
  answers: [
    answer(ProfileDoor, ProfileQuery),
    answer(PublicMembers, ProfileQuery),
    answer(ChatPeople, ProfileQuery),
    answer(TieSettings, ProfileDetailsQuery),
    answer(FindableMembers, ProfileQuery),
    answer(MemberSkills, ShownSkillsQuery),
    answer(ShownHeadlines, ShownSkillsQuery),
  ],
  providers: [ProfileQuery, ProfileDetailsQuery, OwnWithheldQuery, RegisteredNames, ReportedProfileQuery, ShownSkillsQuery],
};
