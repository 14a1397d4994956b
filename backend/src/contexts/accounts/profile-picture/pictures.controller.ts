import { Body, Controller, Delete, Get, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { PictureField } from '../../../../contracts/profile-fields.js';
import { PICTURE_TEXT } from '../../../../contracts/profile-file-texts.js';
import { PROFILE_FILE_LIMITS } from '../../../../contracts/profile-files.js';
import type { Files } from '../../../kernel/files.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { Sends } from '../../../platform/http/answers.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { FormFile, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { FILES } from '../../../platform/tokens.js';
import { pictureHeaders } from '../../../platform/uploads/sent-picture.js';
import { PictureQuery } from './picture.query.js';
import { PictureUpload } from './picture-upload.service.js';
import { DeleteAvatarDto, DeleteBannerDto, PictureSizeDto } from './pictures.dto.js';

const form = (field: PictureField) => ({ field, maxBytes: PROFILE_FILE_LIMITS.upload, tooLarge: PICTURE_TEXT.tooLarge });

@Controller('api/profile')
export class ProfilePicturesController {
  constructor(
    private readonly uploads: PictureUpload,
    private readonly pictures: PictureQuery,
    private readonly reply: Reply,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Post('upload/avatar')
  @RepeatableForm(form('avatar'))
  @Allow('profile.edit')
  async uploadAvatar(@FormFile() file: SentFile | null, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.accept('avatar', file, memberId, caller);
  }

  @Post('upload/banner')
  @RepeatableForm(form('banner'))
  @Allow('profile.edit')
  async uploadBanner(@FormFile() file: SentFile | null, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.accept('banner', file, memberId, caller);
  }

  @Delete('upload/avatar')
  @Repeatable()
  @AtMost('profile-picture')
  @Allow('profile.edit')
  async deleteAvatar(@Body() { avatarUrl }: DeleteAvatarDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.remove('avatar', avatarUrl, memberId, caller);
  }

  @Delete('upload/banner')
  @Repeatable()
  @AtMost('profile-picture')
  @Allow('profile.edit')
  async deleteBanner(@Body() { bannerUrl }: DeleteBannerDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.remove('banner', bannerUrl, memberId, caller);
  }

  @Get('pictures/:id')
  @Allow('profile-picture.read')
  @Sends('image/webp')
  async read(
    @Param('id', IdPipe) id: string,
    @Query() { size }: PictureSizeDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const found = await this.pictures.readable(id, size, caller);
    const file = found && (await this.files.get(found.key));
    if (!file) throw notFound(PICTURE_TEXT.notFound);
    reply.headers(pictureHeaders(id, file.type, found.open));
    return file.bytes;
  }

  private async accept(field: PictureField, file: SentFile | null, memberId: string, caller: Caller) {
    const url = await this.uploads.accept(field, file?.bytes ?? null, memberId, caller);
    return this.reply.afterViews(async () => ok({ url }, PICTURE_TEXT[field].saved));
  }

  private async remove(field: PictureField, url: string | undefined, memberId: string, caller: Caller) {
    const deleted = await this.uploads.remove(field, url, memberId, caller);
    return this.reply.afterViews(async () => (deleted ? ok({ deleted }, PICTURE_TEXT[field].deleted) : ok({ deleted })));
  }
}
