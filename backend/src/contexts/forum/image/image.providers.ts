import { decides } from '../../../platform/commands/decides.js';
import { DiscardImageHandler } from './discard-image.handler.js';
import { ForgetImageHandler } from './forget-image.handler.js';
import { ForgetImagesOfMemberHandler } from './forget-images-of-member.handler.js';
import { ReleaseImage, UploadImage, UseImage } from './image.commands.js';
import { imageStream } from './image.stream.js';
import { ImageUpload } from './image-upload.js';
import { SettleImagesHandler } from './settle-images.handler.js';

export const imageProviders = [
  decides(UploadImage, imageStream, ({ imageId }) => imageId).handler,
  decides(UseImage, imageStream, ({ imageId }) => imageId).handler,
  decides(ReleaseImage, imageStream, ({ imageId }) => imageId).handler,
  SettleImagesHandler,
  DiscardImageHandler,
  ForgetImageHandler,
  ForgetImagesOfMemberHandler,
  ImageUpload,
];
