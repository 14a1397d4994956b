import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { uploadArea } from '../../../platform/uploads/upload-area.js';
import { ProfileCvs } from '../../careers/cv/profile-cvs.port.js';
import { DeleteCv, RemoveFormerCvs, UploadCv } from './cv.commands.js';
import { CvController } from './cv.controller.js';
import { RemoveFormerCvsHandler } from './cv.handlers.js';
import { cvOwnData } from './cv.own-data.js';
import { forgetCv, removeFormerCvs } from './cv.policy.js';
import { CvFiles } from './cv.service.js';
import { CVS_AREA, cvStream } from './cv.stream.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

export const cv: Slice = {
  streams: [cvStream],
  told: tellsNothing(cvStream),
  commands: [decides(UploadCv, cvStream, memberId), decides(DeleteCv, cvStream, memberId), handledBy(RemoveFormerCvs, RemoveFormerCvsHandler, 'cleanup')],
  policies: [removeFormerCvs, forgetCv],
  uploads: [uploadArea(CVS_AREA, cvStream, ({ key, former }) => [key, ...former])],
  ownData: cvOwnData,
  answers: [answer(ProfileCvs, CvFiles)],
  controllers: [CvController],
  providers: [CvFiles],
};
