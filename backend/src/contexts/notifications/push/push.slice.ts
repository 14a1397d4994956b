import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { endPush } from './end-push.policy.js';
import { EndPushOfSessions, PrepareDeviceNotes, TellDevice, TurnOffPush, TurnOnPush } from './push.commands.js';
import { PushController } from './push.controller.js';
import { EndPushOfSessionsHandler, TurnOffPushHandler, TurnOnPushHandler } from './push.handlers.js';
import { pushPlacesView } from './push.model.js';
import { pushOwnData } from './push.own-data.js';
import { pushProjection } from './push.projection.js';
import { Push } from './push.service.js';
import { pushStream } from './push.stream.js';
import { PushSender } from './push-sender.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PrepareDeviceNotesHandler, TellDeviceHandler } from './tell-devices.handlers.js';
import { tellDevices } from './tell-devices.policy.js';

/** Notifications that a browser shows while no page is open. */
export const push: Slice = {
  streams: [pushStream],
  told: tellsNothing(pushStream),
  commands: [
    handledBy(TurnOnPush, TurnOnPushHandler),
    handledBy(TurnOffPush, TurnOffPushHandler),
    handledBy(EndPushOfSessions, EndPushOfSessionsHandler),
    handledBy(PrepareDeviceNotes, PrepareDeviceNotesHandler),
    handledBy(TellDevice, TellDeviceHandler, 'notices'),
  ],
  policies: [endPush, tellDevices],
  projections: [{ projection: pushProjection, models: [pushPlacesView] }],
  ownData: pushOwnData,
  controllers: [PushController],
  providers: [Push, PushSubscriptions, PushSender],
};
