import { extname } from 'node:path';
import { IMAGE_PATH } from '../../../../contracts/writing.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ImageUploaded } from './image.events.js';

const images = ownDataFile<ImageUploaded>({
  name: 'gorseller',
  title: 'Yazılarınız için yüklediğiniz görseller; duranlar gorseller klasöründedir',
  rows: {
    ImageUploaded: ({ at, data: { imageId, width, height, bytes } }) => ({ at, address: `${IMAGE_PATH}/${imageId}`, width, height, bytes }),
  },
});

const isUpload = (event: RecordedEvent): event is RecordedEvent<ImageUploaded> => event.type === 'ImageUploaded';

/** What the forum has of a member's pictures, and the pictures. */
export const imageOwnData: OwnData = {
  files: [images],
  fileOf: (event) => (isUpload(event) ? { name: `gorseller/${event.data.imageId}${extname(event.data.key)}`, key: event.data.key } : null),
};
