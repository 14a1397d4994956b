import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ProfilePictureUploaded } from './picture.events.js';
import { addressOf } from './picture.rules.js';

const pictures = ownDataFile<ProfilePictureUploaded>({
  name: 'profil-gorselleri',
  title: 'Profiliniz için yüklediğiniz fotoğraflar; duranlar profil-gorselleri klasöründedir',
  rows: {
    ProfilePictureUploaded: ({ at, data: { pictureId, field, bytes } }) => ({ at, field, address: addressOf(pictureId), bytes }),
  },
});

const isUpload = (event: RecordedEvent): event is RecordedEvent<ProfilePictureUploaded> => event.type === 'ProfilePictureUploaded';

/** What the accounts have of a member's pictures, and the pictures in their largest size. */
export const pictureOwnData: OwnData = {
  files: [pictures],
  fileOf: (event) => {
    const key = isUpload(event) ? event.data.keys.at(-1) : undefined;
    return key && isUpload(event) ? { name: `profil-gorselleri/${event.data.pictureId}.webp`, key } : null;
  },
};
