import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { uploadArea } from '../../../platform/uploads/upload-area.js';
import { GivenCvs } from './given-cvs.service.js';
import { RemoveTempCvHandler } from './remove-temp-cv.handler.js';
import { removeTempCvs } from './remove-temp-cvs.policy.js';
import { KeepTempCv, RemoveTempCv } from './temp-cv.commands.js';
import { TempCvController } from './temp-cv.controller.js';
import { tempCvOwnData } from './temp-cv.own-data.js';
import { TEMP_CVS_AREA, tempCvStream } from './temp-cv.stream.js';

/** CVs that members give with their applications, until these have a copy. */
export const cv: Slice = {
  streams: [tempCvStream],
  told: tellsNothing(tempCvStream),
  commands: [decides(KeepTempCv, tempCvStream, ({ cvId }) => cvId), handledBy(RemoveTempCv, RemoveTempCvHandler, 'cleanup')],
  policies: [removeTempCvs],
  uploads: [uploadArea(TEMP_CVS_AREA, tempCvStream, (state) => [state?.key ?? null])],
  ownData: tempCvOwnData,
  controllers: [TempCvController],
  providers: [GivenCvs],
};
