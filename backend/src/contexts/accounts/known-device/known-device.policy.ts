import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { SendNewDeviceMail } from './known-device.commands.js';
import type { DeviceMet } from './known-device.events.js';

/** A member hears of a sign-in from a device that is new: it may not have been them. */
export const mailNewDevice = policy<DeviceMet>({
  name: 'mail-new-device',
  follows: 'later',
  on: {
    DeviceMet: ({ data: { memberId, sessionId, at, isTold } }) =>
      isTold ? [{ schedule: intent(SendNewDeviceMail, { memberId, sessionId, at }), key: `new-device-mail:${sessionId}`, at }] : [],
  },
});
