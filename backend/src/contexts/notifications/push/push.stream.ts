import type { StreamType } from '../../../kernel/decider.js';
import type { PushCommand } from './push.commands.js';
import { type Devices, push } from './push.decider.js';
import type { PushEvent } from './push.events.js';

/** `push-<member id>` */
export const pushStream: StreamType<Devices, PushCommand, PushEvent> = {
  category: 'push',
  decider: push,
  events: { PushTurnedOn: { schema: 1 }, PushTurnedOff: { schema: 1 } },
};
