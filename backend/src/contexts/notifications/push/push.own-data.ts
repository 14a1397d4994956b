import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { PushEvent } from './push.events.js';

export const pushOwnData: OwnData = {
  files: [
    ownDataFile<PushEvent>({
      name: 'anlik-bildirimler',
      title: 'Anlık bildirimi açtığınız ve kapatılan oturumlar',
      rows: {
        PushTurnedOn: ({ at, data: { sessionId } }) => ({ at, session: sessionId, on: true }),
        PushTurnedOff: ({ at, data: { sessionId, why } }) => ({ at, session: sessionId, on: false, why }),
      },
    }),
  ],
};
