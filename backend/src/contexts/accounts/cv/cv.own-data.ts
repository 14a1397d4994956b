import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { CvDeleted, CvUploaded } from './cv.events.js';

const cvs = ownDataFile<CvUploaded | CvDeleted>({
  name: 'cv-dosyalari',
  title: 'Yüklediğiniz ve sildiğiniz CV dosyaları; duran cv klasöründedir',
  rows: {
    CvUploaded: ({ at, data: { bytes } }) => ({ at, what: 'yüklendi', bytes }),
    CvDeleted: ({ at }) => ({ at, what: 'silindi' }),
  },
});

const isUpload = (event: RecordedEvent): event is RecordedEvent<CvUploaded> => event.type === 'CvUploaded';

/** What the accounts have of a member's CV, and the file. */
export const cvOwnData: OwnData = {
  files: [cvs],
  fileOf: (event) => (isUpload(event) ? { name: `cv/${event.id}.pdf`, key: event.data.key } : null),
};
