import { decides } from '../../../platform/commands/decides.js';
import { Departures } from '../../../platform/presence/departures.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { WhoMayWriteTo } from '../conversation/who-may-write.port.js';
import { MakeChatChoices } from './choices.commands.js';
import { ChatChoicesController } from './choices.controller.js';
import { chatChoicesView } from './choices.model.js';
import { chatChoicesOwnData } from './choices.own-data.js';
import { chatChoicesProjection } from './choices.projection.js';
import { ChatChoicesQuery } from './choices.query.js';
import { chatChoicesStream } from './choices.stream.js';
import { LastSeen } from './last-seen.service.js';

/** Who may write to members, and what they show of themselves. */
export const choices: Slice = {
  streams: [chatChoicesStream],
  told: tellsNothing(chatChoicesStream),
  commands: [decides(MakeChatChoices, chatChoicesStream, ({ memberId }) => memberId)],
  projections: [{ projection: chatChoicesProjection, models: [chatChoicesView] }],
  ownData: chatChoicesOwnData,
  answers: [answer(Departures, LastSeen)],
  controllers: [ChatChoicesController],
  providers: [ChatChoicesQuery, LastSeen, { provide: WhoMayWriteTo, useExisting: ChatChoicesQuery }],
};
