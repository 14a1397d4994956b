import { BLOCK_LIMITS, type BlockMailRequest, type SearchBlocksRequest } from '../../../../contracts/mail-blocks.js';
import { JudgedText } from '../../../platform/http/fields.js';

export class BlockMailDto implements BlockMailRequest {
  @JudgedText(BLOCK_LIMITS.what)
  what!: string;

  @JudgedText(BLOCK_LIMITS.reason)
  reason!: string;
}

export class SearchMailBlocksDto implements SearchBlocksRequest {
  @JudgedText(BLOCK_LIMITS.what)
  what!: string;
}
