import type { ReportReason } from '../../contracts/moderation.js';
import type { VoiceCategory, VoiceColour } from '../../contracts/voice.js';

/** A voice room of the house, which stays also when nobody is in it. */
export interface DemoRoom {
  readonly name: string;
  readonly description: string;
  readonly category: VoiceCategory;
  readonly colour: VoiceColour;
  readonly maxParticipants: number;
}

/** The first that was opened stands first in a list of empty ones. */
export const demoRooms: readonly DemoRoom[] = [
  { name: 'Kahve Molası', description: 'Gündem, iş, havadan sudan. Kapı hep açık.', category: 'general', colour: 'yellow', maxParticipants: 15 },
  {
    ...{ name: 'TypeScript Çalışma', description: 'Tip sistemi, derleyici ayarları, kod incelemesi.' },
    ...{ category: 'study', colour: 'blue', maxParticipants: 10 },
  },
  {
    ...{ name: 'Mülakat Hazırlığı', description: 'Karşılıklı deneme mülakatı; geri bildirim isteyene.' },
    ...{ category: 'interview', colour: 'purple', maxParticipants: 5 },
  },
  {
    ...{ name: 'Algoritma Masası', description: 'Her gün bir soru; çözümü sırayla anlatıyoruz.' },
    ...{ category: 'study', colour: 'green', maxParticipants: 10 },
  },
];

/** A room of a member, closed since, which others reported for what it was called. */
export const demoReportedRoom = {
  by: 'yeni_uye_48',
  room: {
    ...{ name: 'Evden günde 2 saatle ek gelir', description: 'Küçük bir kaporayla başlıyorsunuz, hesap numarası odada.' },
    ...{ category: 'general', colour: 'red', maxParticipants: 15 },
  } satisfies DemoRoom,
  openedHoursAgo: 5.1,
  closedHoursAgo: 4.2,
  reports: [
    { by: 'ugur_ay', reason: 'scam' satisfies ReportReason, description: 'Odaya giren herkese kapora için hesap numarası okuyor.', hoursAgo: 4.8 },
    { by: 'gokce.unal', reason: 'scam' satisfies ReportReason, description: null, hoursAgo: 4.5 },
  ],
} as const;
