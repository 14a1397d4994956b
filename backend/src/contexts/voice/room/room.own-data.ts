import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { RoomEvent, RoomModerationEvent } from './room.events.js';
import { SEATS_KIND } from './seats.rules.js';

type Of = RecordedEvent<Exclude<RoomEvent, RoomModerationEvent>>;
const own = ({ at, data }: Of, memberId: string, row: object): object | null => (data.memberId === memberId ? { at, room: data.roomId, ...row } : null);
const judged = ({ at, data }: RecordedEvent<RoomModerationEvent>, memberId: string, act: string): object | null =>
  data.authorId === memberId ? { at, room: data.roomId, act } : null;

const LEFT = { own: 'ayrıldınız', silent: 'bağlantınız kesildi', restricted: 'kısıtlandığınız için çıkarıldınız', account: 'hesabınız kapandı' } as const;

const rooms = ownDataFile<RoomEvent>({
  name: 'sesli-odalar',
  title: 'Sesli odalar: açtıklarınız, katıldıklarınız ve ayrıldıklarınız',
  rows: {
    RoomCreated: (event, memberId) =>
      own(event, memberId, { act: 'oluşturdunuz', name: event.data.name, description: event.data.description, category: event.data.category }),
    RoomJoined: (event, memberId) => own(event, memberId, { act: 'katıldınız' }),
    RoomLeft: (event, memberId) => own(event, memberId, { act: LEFT[event.data.cause] }),
    RoomOwnershipTransferred: (event, memberId) => own(event, memberId, { act: 'sahibi oldunuz' }),
    RoomRoleChanged: (event, memberId) => own(event, memberId, { act: event.data.role === 'moderator' ? 'moderatör oldunuz' : 'moderatörlüğünüz kaldırıldı' }),
    ParticipantMuted: (event, memberId) => own(event, memberId, { act: event.data.muted ? 'susturuldunuz' : 'susturmanız kaldırıldı' }),
    ParticipantKicked: (event, memberId) => own(event, memberId, { act: 'atıldınız', reason: event.data.reason, until: event.data.until }),
    KickLifted: (event, memberId) => own(event, memberId, { act: 'yeniden girebilirsiniz' }),
    RoomSettingsChanged: (event, memberId) =>
      own(event, memberId, { act: 'ayarlarını değiştirdiniz', name: event.data.name, description: event.data.description }),
    RoomExported: (event, memberId) => own(event, memberId, { act: 'verilerini dışa aktardınız' }),
    RoomClosed: (event, memberId) => own(event, memberId, { act: 'kapattınız' }),
    RoomWordsHidden: (event, memberId) => judged(event, memberId, 'adı ve açıklaması gizlendi'),
    RoomWordsRestored: (event, memberId) => judged(event, memberId, 'adı ve açıklaması yeniden göründü'),
    RoomClosedOnReport: (event, memberId) => judged(event, memberId, 'rapor üzerine kapatıldı'),
  },
});

const TYPES: readonly string[] = [
  'RoomCreated',
  'RoomJoined',
  'RoomLeft',
  'RoomOwnershipTransferred',
  'RoomRoleChanged',
  'ParticipantMuted',
  'ParticipantKicked',
  'KickLifted',
  'RoomSettingsChanged',
  'RoomExported',
  'RoomClosed',
  'RoomWordsHidden',
  'RoomWordsRestored',
  'RoomClosedOnReport',
] satisfies RoomEvent['type'][];
/** Fields that name somebody: to whoever they do not name, they are somebody else's. */
const PEOPLE = ['memberId', 'fromId', 'ownerId', 'byId', 'authorId', 'namedBy'];

export const roomOwnData: OwnData = {
  files: [rooms],
  notes: [{ name: 'sesli-oda-yeri', title: 'Şu anda hangi sesli odada olduğunuz', kind: SEATS_KIND, row: ({ text, at }) => ({ room: text || null, at }) }],
  withholds: ({ type, data }, memberId) =>
    TYPES.includes(type) ? [...PEOPLE.filter((field) => (data as Record<string, unknown>)[field] !== memberId), 'presentIds'] : [],
};
