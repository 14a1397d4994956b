import { CODE } from '@contracts/envelope';
import type { VoiceRoom } from '@contracts/voice';
import type { Told } from '../../calls/Failure';
import { ApiError, messageOf, NO_ANSWER } from '../../client/apiError';

export const ROOM_WORDS = {
  rooms: 'Sohbet Odaları',
  otherRooms: 'Diğer Odalar',
  none: 'Henüz aktif oda bulunmuyor',
  noneInCategory: (category: string) => `${category} kategorisinde henüz oda yok`,
  beFirst: 'İlk odayı siz açın; başkaları geldikçe burada görünür.',
  noOther: 'Katılabileceğin başka oda yok',
  all: 'Tüm Odaları Gör',
  nothingFound: 'Sonuç bulunamadı.',
  listFailed: 'Odalar yüklenirken hata oluştu',
  categoryFailed: 'Kategori filtreleme hatası',
  searchFailed: 'Arama hatası',
  join: 'Katıl',
  joining: 'Katılıyor...',
  full: 'Dolu',
  signIn: 'Odalara katılmak ve oda açmak için giriş yapın.',
  create: 'Oda Oluştur',
  tellMe: 'Haber ver',
  willBeTold: 'Haber verilecek',
  toldHere: 'Bu sekme açık kaldıkça, odada yer açılınca size haber verilir.',
  hasPlace: (room: string) => `“${room}” odasında yer açıldı.`,
  waitedClosed: (room: string) => `Beklediğiniz “${room}” odası kapandı.`,
} as const;

export const isFull = ({ participantCount, capacity }: Pick<VoiceRoom, 'participantCount' | 'capacity'>): boolean => participantCount >= capacity;

/** Whoever was signed out is led away from where it could be said. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401 && error.code === CODE.authRequired;

/** Why something did not come to be; `what` fails with a reason, `plainly` without one. `title` stands over the reason where there was an answer. */
const failure =
  (signedOut: string, what: string, plainly: string, title?: string) =>
  (error: unknown): Told => {
    if (!(error instanceof ApiError)) return { text: plainly };
    if (isSignedOut(error)) return { text: signedOut };
    return { title: error.status === NO_ANSWER ? 'Ağ hatası' : title, text: `${what}: ${messageOf(error)}` };
  };

export const joinFailure = failure('Odaya katılmak için giriş yapman gerekiyor', 'Odaya katılamadı', 'Odaya katılma hatası');
export const createFailure = failure(
  'Ses odası oluşturmak için giriş yapman gerekiyor',
  'Oda oluşturulamadı',
  'Ses odası oluşturulurken beklenmeyen bir hata oluştu',
  'Oda oluşturma hatası',
);
export const leaveFailure = failure('Odadan ayrılmak için giriş yapman gerekiyor', 'Odadan ayrılma hatası', 'Odadan ayrılırken bir hata oluştu');
