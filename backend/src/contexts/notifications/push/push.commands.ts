import { Command } from '../../../kernel/command.js';
import type { PushEnd } from './push.events.js';

export class TurnOnPush extends Command<{ memberId: string; sessionId: string; mark: string }> {
  readonly type = 'TurnOnPush';
}

/** Ends it for one session of a member. */
export class TurnOffPush extends Command<{ memberId: string; sessionId: string; why: PushEnd }> {
  readonly type = 'TurnOffPush';
}

/** Ends it for all sessions of a member but one, or for all. */
export class EndPushOfSessions extends Command<{ memberId: string; keptSessionId: string | null }> {
  readonly type = 'EndPushOfSessions';
}

export type PushCommand = TurnOnPush | TurnOffPush | EndPushOfSessions;

/** Something was written to a member: their devices are to be told of it a little later, unless they have read by then. */
export class PrepareDeviceNotes extends Command<{ memberId: string; chatId: string }> {
  readonly type = 'PrepareDeviceNotes';
}

/** Tells one device that something is unread in a conversation. `tries`: how often its server could not take it. */
export class TellDevice extends Command<{ memberId: string; sessionId: string; chatId: string; tries: number }> {
  readonly type = 'TellDevice';
}
