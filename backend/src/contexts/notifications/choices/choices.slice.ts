import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { ChooseNotification, StopDigests, StopJobDigests, StopMatchMails } from './choices.commands.js';
import { choicesView, matchReadersView } from './choices.model.js';
import { notificationsOwnData } from './choices.own-data.js';
import { choicesProjection } from './choices.projection.js';
import { ChoicesQuery } from './choices.query.js';
import { choicesStream } from './choices.stream.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** Of what members want to be told, and how. */
export const choices: Slice = {
  streams: [choicesStream],
  told: tellsNothing(choicesStream),
  commands: [
    decides(ChooseNotification, choicesStream, memberId),
    decides(StopDigests, choicesStream, memberId),
    decides(StopMatchMails, choicesStream, memberId),
    decides(StopJobDigests, choicesStream, memberId),
  ],
  projections: [{ projection: choicesProjection, models: [choicesView, matchReadersView] }],
  ownData: notificationsOwnData,
  providers: [ChoicesQuery],
};
