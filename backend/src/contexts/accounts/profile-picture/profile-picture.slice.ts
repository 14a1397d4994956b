import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { uploadArea } from '../../../platform/uploads/upload-area.js';
import { DiscardProfilePicture, DiscardUnwantedPictures, ForgetPicturesOfMember, ForgetProfilePicture, UploadProfilePicture } from './picture.commands.js';
import {
  DiscardProfilePictureHandler,
  DiscardUnwantedPicturesHandler,
  ForgetPicturesOfMemberHandler,
  ForgetProfilePictureHandler,
} from './picture.handlers.js';
import { picturesView } from './picture.model.js';
import { pictureOwnData } from './picture.own-data.js';
import { discardUnwantedPictures, forgetPictures } from './picture.policy.js';
import { pictureProjection } from './picture.projection.js';
import { PictureQuery } from './picture.query.js';
import { PICTURES_AREA, pictureStream } from './picture.stream.js';
import { PictureDirectory } from './picture-directory.port.js';
import { PictureUpload } from './picture-upload.service.js';
import { ProfilePicturesController } from './pictures.controller.js';

export const profilePicture: Slice = {
  streams: [pictureStream],
  told: tellsNothing(pictureStream),
  commands: [
    decides(UploadProfilePicture, pictureStream, ({ pictureId }) => pictureId),
    handledBy(DiscardProfilePicture, DiscardProfilePictureHandler, 'cleanup'),
    handledBy(DiscardUnwantedPictures, DiscardUnwantedPicturesHandler, 'cleanup'),
    handledBy(ForgetProfilePicture, ForgetProfilePictureHandler),
    handledBy(ForgetPicturesOfMember, ForgetPicturesOfMemberHandler, 'cleanup'),
  ],
  policies: [discardUnwantedPictures, forgetPictures],
  projections: [{ projection: pictureProjection, models: [picturesView] }],
  uploads: [uploadArea(PICTURES_AREA, pictureStream, (state) => state?.keys ?? [])],
  ownData: pictureOwnData,
  controllers: [ProfilePicturesController],
  providers: [PictureQuery, { provide: PictureDirectory, useExisting: PictureQuery }, PictureUpload],
};
