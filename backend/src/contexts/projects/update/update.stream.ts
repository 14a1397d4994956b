import type { StreamType } from '../../../kernel/decider.js';
import type { EventStore } from '../../../kernel/event-store.js';
import { wordsOfEdition } from '../../../kernel/words.js';
import type { ProjectUpdateCommand } from './update.commands.js';
import { projectUpdate } from './update.decider.js';
import type { ProjectUpdateEvent } from './update.events.js';
import type { UpdateState } from './update.state.rules.js';

const unjudged = <Data extends object>(data: Data) => ({ ...data, wasHidden: false });

/** Does something while no update of a project is written by another in this process. Named after the project, no stream of an update is. */
export const turnOfUpdates = <T>(store: EventStore, projectId: string, work: () => Promise<T>): Promise<T> => store.inTurnOf(updateStream, projectId, work);

/** `project-update-<update id>` */
export const updateStream: StreamType<UpdateState, ProjectUpdateCommand, ProjectUpdateEvent> = {
  category: 'project-update',
  decider: projectUpdate,
  events: {
    ProjectUpdatePosted: { schema: 1, personal: wordsOfEdition('content') },
    ProjectUpdateEdited: { schema: 1, personal: wordsOfEdition('content') },
    ProjectUpdateDeleted: { schema: 2, earlier: [{ upcast: unjudged }] },
    ProjectUpdateWithdrawn: { schema: 2, earlier: [{ upcast: unjudged }] },
    ProjectUpdateHidden: { schema: 1 },
    ProjectUpdateRemoved: { schema: 1 },
    ProjectUpdateRestored: { schema: 1 },
  },
};
