import type { VapidSettings } from '../../../platform/settings/outgoing-settings.js';

/** With what the installation names itself to the servers of browsers; bound by the composition root. */
export abstract class PushKeys {
  /** Null where push is not offered. */
  abstract readonly vapid: VapidSettings | null;
}
