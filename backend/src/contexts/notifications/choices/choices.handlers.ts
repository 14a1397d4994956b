import { decides } from '../../../platform/commands/decides.js';
import { ChooseNotification, StopDigests } from './choices.commands.js';
import { choicesStream } from './choices.stream.js';

export const choicesHandlers = [
  decides(ChooseNotification, choicesStream, ({ memberId }) => memberId).handler,
  decides(StopDigests, choicesStream, ({ memberId }) => memberId).handler,
];
