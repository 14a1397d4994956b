import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { CoverPictures } from '../../../platform/uploads/cover-pictures.js';
import { uploadArea } from '../../../platform/uploads/upload-area.js';
import { LogoUploads } from '../../careers/logo/logo-uploads.port.js';
import { DiscardImage, ForgetImage, ForgetImagesOfMember, ReleaseImage, SettleImages, UploadImage, UseImage } from './image.commands.js';
import { DiscardImageHandler, ForgetImageHandler, ForgetImagesOfMemberHandler, SettleImagesHandler } from './image.handlers.js';
import { imagesView } from './image.model.js';
import { imageOwnData } from './image.own-data.js';
import { discardUnusedImages, forgetImages } from './image.policy.js';
import { imageProjection } from './image.projection.js';
import { ImageQuery } from './image.query.js';
import { IMAGES_AREA, imageStream } from './image.stream.js';
import { ImageDirectory } from './image-directory.port.js';
import { ImageUpload } from './image-upload.service.js';
import { ImagesController } from './images.controller.js';
import { settleImages } from './settle-images.policy.js';
import { settleJobImages } from './settle-job-images.policy.js';
import { settlePostImages } from './settle-post-images.policy.js';
import { settleProjectImages } from './settle-project-images.policy.js';

const imageId = ({ imageId }: { imageId: string }): string => imageId;

export const image: Slice = {
  streams: [imageStream],
  told: tellsNothing(imageStream),
  commands: [
    decides(UploadImage, imageStream, imageId),
    decides(UseImage, imageStream, imageId),
    decides(ReleaseImage, imageStream, imageId),
    handledBy(SettleImages, SettleImagesHandler),
    handledBy(DiscardImage, DiscardImageHandler, 'cleanup'),
    handledBy(ForgetImage, ForgetImageHandler),
    handledBy(ForgetImagesOfMember, ForgetImagesOfMemberHandler, 'cleanup'),
  ],
  policies: [settleImages, settlePostImages, settleProjectImages, settleJobImages, discardUnusedImages, forgetImages],
  projections: [{ projection: imageProjection, models: [imagesView] }],
  uploads: [uploadArea(IMAGES_AREA, imageStream, (state) => [state?.key ?? null])],
  ownData: imageOwnData,
  controllers: [ImagesController],
  answers: [answer(CoverPictures, ImageQuery), answer(LogoUploads, ImageUpload)],
  providers: [ImageQuery, { provide: ImageDirectory, useExisting: ImageQuery }, ImageUpload],
};
