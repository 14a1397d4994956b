import type { StreamType } from '../../../kernel/decider.js';
import { wordsOfEdition } from '../../../kernel/words.js';
import type { ProjectUpdateCommand } from './update.commands.js';
import { projectUpdate, type UpdateState } from './update.decider.js';
import type { ProjectUpdateEvent } from './update.events.js';

/** `project-update-<update id>` */
export const updateStream: StreamType<UpdateState, ProjectUpdateCommand, ProjectUpdateEvent> = {
  category: 'project-update',
  decider: projectUpdate,
  events: {
    ProjectUpdatePosted: { schema: 1, personal: wordsOfEdition('content') },
    ProjectUpdateEdited: { schema: 1, personal: wordsOfEdition('content') },
    ProjectUpdateDeleted: { schema: 1 },
    ProjectUpdateWithdrawn: { schema: 1 },
  },
};
