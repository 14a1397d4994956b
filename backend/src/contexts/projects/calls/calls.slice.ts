import type { Slice } from '../../../platform/slices/slice.js';
import { HelpDesk } from './help-desk.service.js';
import { HelpWantedController } from './help-wanted.controller.js';
import { PeopleDesk } from './people-desk.service.js';
import { ProjectDesk } from './project-desk.service.js';
import { ProjectInvitesController } from './project-invites.controller.js';
import { ProjectMembersController } from './project-members.controller.js';
import { ProjectsController } from './projects.controller.js';

/** Projects as members write them. */
export const calls: Slice = {
  controllers: [ProjectsController, ProjectMembersController, ProjectInvitesController, HelpWantedController],
  providers: [ProjectDesk, PeopleDesk, HelpDesk],
};
