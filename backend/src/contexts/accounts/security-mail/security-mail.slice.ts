import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { SendSecurityMail } from './security-mail.commands.js';
import { securityMailStream } from './security-mail.decider.js';
import { SendSecurityMailHandler } from './send-security-mail.handler.js';
import { sendSecurityMail } from './send-security-mail.policy.js';

export const securityMail: Slice = {
  streams: [securityMailStream],
  told: tellsNothing(securityMailStream),
  commands: [handledBy(SendSecurityMail, SendSecurityMailHandler, 'mail')],
  policies: [sendSecurityMail],
};
