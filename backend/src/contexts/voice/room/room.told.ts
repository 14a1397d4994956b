import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { RoomEvent } from './room.events.js';

const CLOSED = {
  empty: 'Sesli oda boşalınca kapandı',
  owner: 'Sesli oda sahibi tarafından kapatıldı',
  staff: 'Sesli oda ekip tarafından kapatıldı',
} as const;

/** Who was with whom is nobody else's business; what became of the room is. */
export const roomTold = tells<RoomEvent>({
  RoomCreated: moderates('Sesli oda oluşturuldu'),
  RoomJoined: null,
  RoomLeft: null,
  RoomOwnershipTransferred: moderates('Sesli odanın sahipliği devredildi', { isTold: ({ cause }) => cause === 'given' }),
  RoomRoleChanged: moderates('Sesli odada rol değişti', {
    what: ({ role }) => (role === 'moderator' ? 'Sesli odada moderatör yapıldı' : 'Sesli odadaki moderatörlüğü kaldırıldı'),
  }),
  ParticipantMuted: moderates('Sesli odada susturma değişti', {
    what: ({ muted }) => (muted ? 'Sesli odada susturuldu' : 'Sesli odadaki susturması kaldırıldı'),
  }),
  ParticipantKicked: moderates('Sesli odadan atıldı'),
  KickLifted: moderates('Sesli odaya yeniden girebilir'),
  RoomSettingsChanged: moderates('Sesli odanın ayarları değişti'),
  RoomWordsHidden: moderates('Sesli odanın adı ve açıklaması gizlendi'),
  RoomWordsRestored: moderates('Sesli odanın adı ve açıklaması yeniden göründü'),
  RoomClosedOnReport: moderates('Sesli oda bir rapor üzerine kapatıldı'),
  RoomExported: moderates('Sesli odanın verileri dışa aktarıldı'),
  RoomClosed: moderates('Sesli oda kapandı', { what: ({ cause }) => CLOSED[cause] }),
});
