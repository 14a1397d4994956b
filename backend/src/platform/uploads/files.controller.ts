import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TEXT } from '../../../contracts/envelope.js';
import type { Files } from '../../kernel/files.js';
import { Allow } from '../http/allow.js';
import { Sends } from '../http/answers.js';
import { LENGTH, Text } from '../http/fields.js';
import { notFound } from '../refusals/refusals.js';
import { FILES } from '../tokens.js';
import { SignedLinks } from './signed-links.js';

/** What a browser may show in place; everything else is for downloading. */
const SHOWN: readonly string[] = ['image/webp', 'image/png', 'image/jpeg'];
/** Whatever the bytes are, as a page they can do nothing. */
const NOTHING_RUNS = "default-src 'none'; sandbox";

class FileLinkDto {
  @Text(LENGTH.time)
  expires!: string;

  @Text(LENGTH.signature)
  signature!: string;
}

/** Uploaded files, for whoever holds a link that was signed for them. */
@Controller('api/files')
export class FilesController {
  constructor(
    private readonly links: SignedLinks,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Get(':area/:name')
  @Allow('platform.read')
  @Sends(...SHOWN, 'application/pdf', 'application/octet-stream')
  async read(@Param('area') area: string, @Param('name') name: string, @Query() link: FileLinkDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const key = `${area}/${name}`;
    const left = this.links.secondsLeft(key, link.expires, link.signature);
    // A wrong link does not tell whether the file is there.
    const file = left > 0 ? await this.files.get(key) : null;
    if (!file) throw notFound(TEXT.linkInvalid);
    reply.headers({
      'Content-Type': file.type,
      'Content-Disposition': `${SHOWN.includes(file.type) ? 'inline' : 'attachment'}; filename="${name}"`,
      'Content-Security-Policy': NOTHING_RUNS,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': `private, max-age=${left}`,
    });
    return file.bytes;
  }
}
