import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile, SealedText } from '../../../platform/own-data/own-data.js';
import { unlocked } from '../../../platform/uploads/locked-files.js';
import type { CvDetails } from './given-cvs.service.js';
import type { TempCvRemoved, TempCvUploaded } from './temp-cv.events.js';
import { keysOfTempCv, placeOfTempCv } from './temp-cv.stream.js';

const FOLDER = 'gonderilmemis-cvler';
const detailsIn = (opened: string): CvDetails => JSON.parse(opened) as CvDetails;

const uploads = ownDataFile<TempCvUploaded | TempCvRemoved>({
  name: FOLDER,
  title: `Başvurular için yüklediğiniz CV’ler; bir gün içinde silinir, duranlar ${FOLDER} klasöründedir`,
  rows: {
    TempCvUploaded: ({ at, data }) => ({
      ...{ at, what: 'yüklendi', cv: data.cvId },
      name: new SealedText(keysOfTempCv(data), data.sealed, (opened) => detailsIn(opened).name),
    }),
    TempCvRemoved: ({ at, data: { cvId } }) => ({ at, what: 'kaldırıldı', cv: cvId }),
  },
});

const isUpload = (event: RecordedEvent): event is RecordedEvent<TempCvUploaded> => event.type === 'TempCvUploaded';

export const tempCvOwnData: OwnData = {
  files: [uploads],
  withholds: ({ type }) => (type === 'TempCvUploaded' ? ['sealed'] : []),
  fileOf: (event) => {
    if (!isUpload(event)) return null;
    const { cvId, key, sealed } = event.data;
    const open = (opened: string, bytes: Buffer) => {
      const { name, key } = detailsIn(opened);
      return { name: `${FOLDER}/${cvId}/${name}`, bytes: unlocked(key, bytes, placeOfTempCv(cvId)) };
    };
    return { name: `${FOLDER}/${cvId}`, key, locked: { keys: keysOfTempCv(event.data), sealed, open } };
  },
};
