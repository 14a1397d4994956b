import { Command } from '../../../kernel/command.js';

/** Notes that a member is in on a device; `device` is a digest of what the browser keeps, which is another for each member. */
export class MeetDevice extends Command<{ memberId: string; sessionId: string; device: string }> {
  readonly type = 'MeetDevice';
}

/** Makes strangers of the devices that were met since a time (ISO). */
export class ForgetDevices extends Command<{ memberId: string; since: string }> {
  readonly type = 'ForgetDevices';
}

export type KnownDeviceCommand = MeetDevice | ForgetDevices;

/** Tells a member of a sign-in from a device that is new; it was at `at` (ISO). */
export class SendNewDeviceMail extends Command<{ memberId: string; sessionId: string; at: string }> {
  readonly type = 'SendNewDeviceMail';
}

/** A sign-in that was disowned, and the token that sets a new password. */
export interface Disowned {
  readonly memberId: string;
  readonly sessionId: string;
  readonly accessToken: string;
}

/** Redeems the token by which a member says that a sign-in was not theirs; answers `Disowned`. */
export class RedeemDisowning extends Command<{ token: string }> {
  readonly type = 'RedeemDisowning';
}
