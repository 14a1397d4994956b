import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MessageSent } from '../../chat/public.js';
import { PrepareDeviceNotes } from './push.commands.js';

/** Whoever is written to, and reads nothing, is told on their devices; what was written is none of it. */
export const tellDevices = policy<MessageSent>({
  name: 'tell-devices',
  follows: 'later',
  on: { MessageSent: ({ data: { otherId, chatId } }) => [{ send: intent(PrepareDeviceNotes, { memberId: otherId, chatId }) }] },
});
