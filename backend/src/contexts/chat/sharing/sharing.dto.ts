import { LENGTH, OneOf, Text } from '../../../platform/http/fields.js';
import type { FileSize } from '../file/file-details.rules.js';
import type { FileLink } from '../file/file-links.service.js';

const SIZES = ['full', 'thumbnail'] as const satisfies readonly FileSize[];

export class ChatFileLinkDto implements FileLink {
  @OneOf(SIZES)
  size!: FileSize;

  @Text(LENGTH.time)
  expires!: string;

  @Text(LENGTH.signature)
  signature!: string;
}
