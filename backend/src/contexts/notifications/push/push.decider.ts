import { PUSH_LIMITS, PUSH_TEXT } from '../../../../contracts/push.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { PushCommand, TurnOnPush } from './push.commands.js';
import type { PushEnd, PushEvent, PushTurnedOff } from './push.events.js';

/** The mark of the browser, by the session for which it is on. */
export type Devices = Readonly<Record<string, string>>;

export const push: Decider<Devices, PushCommand, PushEvent> = {
  initial: {},
  evolve(devices, { type, data: { sessionId, mark } }) {
    const { [sessionId]: _, ...others } = devices;
    return type === 'PushTurnedOn' ? { ...others, [sessionId]: mark } : others;
  },
  decide(command, devices) {
    if (command.type === 'TurnOnPush') return turnOn(command, devices);
    const { memberId } = command.data;
    if (command.type === 'TurnOffPush') return off(memberId, devices, [command.data.sessionId], command.data.why);
    const { keptSessionId } = command.data;
    const ended = Object.keys(devices).filter((sessionId) => sessionId !== keptSessionId);
    return off(memberId, devices, ended, 'signed_out');
  },
};

function turnOn({ data: { memberId, sessionId, mark } }: TurnOnPush, devices: Devices): readonly PushEvent[] {
  if (devices[sessionId] === mark) return [];
  // A browser has one address, whoever is signed in there, and a session one browser.
  const left = Object.keys(devices).filter((other) => other === sessionId || devices[other] === mark);
  if (Object.keys(devices).length - left.length >= PUSH_LIMITS.devices) throw new RuleViolation('push.too-many', PUSH_TEXT.tooMany);
  return [...off(memberId, devices, left, 'moved'), { type: 'PushTurnedOn', data: { memberId, sessionId, mark } }];
}

const off = (memberId: string, devices: Devices, sessionIds: readonly string[], why: PushEnd): readonly PushTurnedOff[] =>
  sessionIds.flatMap((sessionId) => {
    const mark = devices[sessionId];
    return mark === undefined ? [] : [{ type: 'PushTurnedOff', data: { memberId, sessionId, mark, why } }];
  });
