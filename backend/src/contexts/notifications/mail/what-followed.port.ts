import type { Origin } from '../../../kernel/command.js';
import type { FoundDecision } from './mail.commands.js';

/** What became of decisions about members; bound by the composition root. */
export abstract class WhatFollowed {
  /** Whether the warning of a decision was one too many, and suspended its member. */
  abstract suspends(memberId: string, decisionId: string): Promise<boolean>;
  /** The same of a decision on a case, whose warning follows from it: throws as long as it is on its way. */
  abstract suspendsOnCase(contentId: string, decisionId: string, origin: Origin): Promise<boolean>;
  /** A decision on a content's case, or null where there is none. */
  abstract onCase(contentId: string, decisionId: string): Promise<FoundDecision | null>;
}
