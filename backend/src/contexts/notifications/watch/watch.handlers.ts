import { decides } from '../../../platform/commands/decides.js';
import { WatchTopic } from './watch.commands.js';
import { watchId, watchStream } from './watch.stream.js';

export const watchHandlers = [decides(WatchTopic, watchStream, watchId).handler];
