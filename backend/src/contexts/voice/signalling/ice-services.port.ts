import type { IceSettings } from '../../../platform/settings/ice-settings.js';

/** Services that the operator named, by which browsers find each other; bound by the composition root. */
export abstract class NamedIceServices implements IceSettings {
  abstract readonly stunUrls: readonly string[];
  abstract readonly turn: IceSettings['turn'];
  /** The whole address of the signalling sockets. */
  abstract readonly socketUrl: string;
}
