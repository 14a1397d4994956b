import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile, SealedText } from '../../../platform/own-data/own-data.js';
import { detailsIn } from '../../../platform/uploads/file-details.js';
import { unlocked } from '../../../platform/uploads/locked-files.js';
import { authorKey, fileKey } from '../conversation/chat-keys.rules.js';
import type { ChatFileRemoved, ChatFileUploaded } from './file.events.js';
import { placeOf } from './file-details.rules.js';

const FOLDER = 'sohbet-dosyalari';
const keysOf = (data: ChatFileUploaded['data']): readonly string[] => [authorKey(data.chatId, data.authorId), fileKey(data)];

const files = ownDataFile<ChatFileUploaded | ChatFileRemoved>({
  name: FOLDER,
  title: `Sohbetlerde yüklediğiniz dosyalar; duranlar ${FOLDER} klasöründedir`,
  rows: {
    ChatFileUploaded: ({ at, data }) => ({
      at,
      what: 'yüklendi',
      file: data.fileId,
      chat: data.chatId,
      name: new SealedText(keysOf(data), data.sealed, (opened) => detailsIn(opened).name),
    }),
    ChatFileRemoved: ({ at, data: { fileId, chatId } }) => ({ at, what: 'kaldırıldı', file: fileId, chat: chatId }),
  },
});

const isUpload = (event: RecordedEvent): event is RecordedEvent<ChatFileUploaded> => event.type === 'ChatFileUploaded';

/** What the chat has of a member's files, and the files by their names. */
export const fileOwnData: OwnData = {
  files: [files],
  withholds: ({ type }) => (type === 'ChatFileUploaded' ? ['sealed'] : []),
  fileOf: (event) => {
    if (!isUpload(event)) return null;
    const { fileId, key, sealed } = event.data;
    return {
      name: `${FOLDER}/${fileId}`,
      key,
      locked: {
        keys: keysOf(event.data),
        sealed,
        open: (opened, bytes) => {
          const { name, key } = detailsIn(opened);
          return { name: `${FOLDER}/${fileId}/${name}`, bytes: unlocked(key, bytes, placeOf(fileId, 'full')) };
        },
      },
    };
  },
};
