import type { DomainEvent } from '../../../kernel/event.js';

/** A member signed in on a device that was not known to be theirs. `device` is null once the member was forgotten; `isTold`: by mail. */
export type DeviceMet = DomainEvent<'DeviceMet', { memberId: string; sessionId: string; device: string | null; at: string; isTold: boolean }>;
/** The devices that were met since are strangers again. */
export type DevicesForgotten = DomainEvent<'DevicesForgotten', { memberId: string; since: string }>;

export type KnownDeviceEvent = DeviceMet | DevicesForgotten;
