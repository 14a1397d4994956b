import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { ForgetDevices, KnownDeviceCommand, MeetDevice } from './known-device.commands.js';
import type { KnownDeviceEvent } from './known-device.events.js';

/** Who has more forgets the one that was met longest ago. */
const DEVICES = 20;
/** Mails in a day: whoever clears their browser all the time is not flooded, and the list of sessions shows the rest. */
const MAILS_A_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

export interface Devices {
  /** The one met last comes last. */
  readonly known: readonly { readonly device: string; readonly at: string }[];
  /** Whether there was ever one: the first is that of whoever opened the account. */
  readonly isUsed: boolean;
  /** When the last mails were due (ISO). */
  readonly toldAt: readonly string[];
}

export const knownDevice: Decider<Devices, KnownDeviceCommand, KnownDeviceEvent> = {
  initial: { known: [], isUsed: false, toldAt: [] },

  evolve(state, { type, data }) {
    switch (type) {
      case 'DeviceMet': {
        const { device, at, isTold } = data;
        return {
          known: device === null ? state.known : [...state.known, { device, at }].slice(-DEVICES),
          isUsed: true,
          toldAt: isTold ? [...state.toldAt, at].slice(-MAILS_A_DAY) : state.toldAt,
        };
      }
      case 'DevicesForgotten':
        return { ...state, known: state.known.filter(({ at }) => at < data.since) };
    }
  },

  decide: (command, state) => (command.type === 'MeetDevice' ? meet(command, state) : forget(command, state)),
};

function meet({ data, origin: { at } }: MeetDevice, { known, isUsed, toldAt }: Devices): readonly KnownDeviceEvent[] {
  if (known.some(({ device }) => device === data.device)) return [];
  const dayBefore = new Date(Date.parse(at) - DAY_MS).toISOString();
  const isTold = isUsed && toldAt.filter((one) => one > dayBefore).length < MAILS_A_DAY;
  return [{ type: 'DeviceMet', data: { ...data, at, isTold } }];
}

const forget = ({ data }: ForgetDevices, { known }: Devices): readonly KnownDeviceEvent[] =>
  known.some(({ at }) => at >= data.since) ? [{ type: 'DevicesForgotten', data }] : [];

/** `known-device-<member id>` */
export const knownDeviceStream: StreamType<Devices, KnownDeviceCommand, KnownDeviceEvent> = {
  category: 'known-device',
  decider: knownDevice,
  events: {
    DeviceMet: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['device'] } },
    DevicesForgotten: { schema: 1 },
  },
};
