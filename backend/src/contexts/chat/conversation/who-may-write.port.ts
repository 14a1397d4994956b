import type { WhoMayWrite } from '../../../../contracts/chat.js';

/** Knows by whom members want to be written to; answered by the read side. */
export abstract class WhoMayWriteTo {
  abstract whoMayWriteTo(memberId: string): Promise<WhoMayWrite>;
}
