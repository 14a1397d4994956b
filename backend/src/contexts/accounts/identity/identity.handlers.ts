import { decides } from '../../../platform/commands/decides.js';
import { LinkIdentity, UnlinkIdentity } from './identity.commands.js';
import { identityId, identityStream } from './identity.stream.js';

export const identityHandlers = [decides(LinkIdentity, identityStream, identityId), decides(UnlinkIdentity, identityStream, identityId)];
