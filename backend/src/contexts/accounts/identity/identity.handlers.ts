import { decides } from '../../../platform/commands/decides.js';
import { UnlinkIdentity } from './identity.commands.js';
import { identityId, identityStream } from './identity.stream.js';

export const identityHandlers = [decides(UnlinkIdentity, identityStream, identityId).handler];
