import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { SaveProfile } from './profile.commands.js';
import { ProfileController } from './profile.controller.js';
import { ProfileQuery } from './profile.query.js';
import { profileStream } from './profile.stream.js';
import { SaveProfileHandler } from './save-profile.handler.js';
import { UsersController } from './users.controller.js';

export const profile: Slice = {
  streams: [profileStream],
  commands: [handledBy(SaveProfile, SaveProfileHandler)],
  controllers: [ProfileController, UsersController],
  providers: [ProfileQuery],
};
