import { KeptStream } from '../../../platform/following/kept-stream.js';
import { BLOCKS_ID, blocksStream } from './mail-blocks.decider.js';

/** What is blocked in this process now. */
export class MailBlocksInForce {
  readonly kept = new KeptStream(blocksStream, BLOCKS_ID);

  /** The id of the block that holds for a domain or the digest of an address, or null. */
  of(value: string): string | null {
    return this.kept.now.ids.get(value) ?? null;
  }
}
