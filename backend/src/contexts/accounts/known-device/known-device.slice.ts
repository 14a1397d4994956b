import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { DisowningController } from './disowning.controller.js';
import { ForgetDevices, MeetDevice, RedeemDisowning, SendNewDeviceMail } from './known-device.commands.js';
import { knownDeviceStream } from './known-device.decider.js';
import { mailNewDevice } from './known-device.policy.js';
import { RedeemDisowningHandler } from './redeem-disowning.handler.js';
import { SendNewDeviceMailHandler } from './send-new-device-mail.handler.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** The devices on which members sign in, and what they hear of one that is new. */
export const knownDevice: Slice = {
  streams: [knownDeviceStream],
  told: tellsNothing(knownDeviceStream),
  commands: [
    decides(MeetDevice, knownDeviceStream, memberId),
    decides(ForgetDevices, knownDeviceStream, memberId),
    handledBy(SendNewDeviceMail, SendNewDeviceMailHandler, 'mail'),
    handledBy(RedeemDisowning, RedeemDisowningHandler),
  ],
  policies: [mailNewDevice],
  controllers: [DisowningController],
};
