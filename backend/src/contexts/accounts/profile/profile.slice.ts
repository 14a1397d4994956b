import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ProfileController } from '../http/profile.controller.js';
import { UsersController } from '../http/users.controller.js';
import { ProfileQuery } from '../read/profile.query.js';
import { SaveProfile } from './profile.commands.js';
import { profileStream } from './profile.stream.js';
import { SaveProfileHandler } from './save-profile.handler.js';

export const profile: Slice = {
  streams: [profileStream],
  commands: [handledBy(SaveProfile, SaveProfileHandler)],
  controllers: [ProfileController, UsersController],
  providers: [ProfileQuery],
};
