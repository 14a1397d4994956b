import { PROFILE_FIELDS } from '../../../../contracts/profile-fields.js';
import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { ProfileEvent } from './profile.events.js';

type OnField = Pick<Extract<ProfileEvent, { type: 'ProfileValueWithdrawn' }>['data'], 'field'>;

const onField = (name: string, what: string) => moderates<OnField>(name, { what: ({ field }) => `${PROFILE_FIELDS[field].label}${what}` });
const withheld = ({ decisionId, field }: { decisionId: string } & OnField): string => `withheld:${decisionId}:${field}`;

export const profileTold = tells<ProfileEvent>({
  ProfileFieldWithheld: moderates('Profilden bir alan gizlendi ya da silindi', {
    what: ({ field, how }) => `${PROFILE_FIELDS[field].label} ${how === 'deleted' ? 'silindi' : 'gizlendi'}`,
    goesBy: (data) => withheld(data),
  }),
  ProfileFieldGivenBack: moderates('Profil alanı hakkındaki karar geri alındı', {
    what: ({ field }) => `${PROFILE_FIELDS[field].label} hakkındaki karar geri alındı`,
    takesBack: (data) => withheld(data),
  }),
  ProfileValueHeld: onField('Yeni profil değeri onay bekliyor', ': yeni değer onay bekliyor'),
  ProfileValueWithdrawn: onField('Bekleyen profil değeri geri alındı', ': bekleyen değer geri alındı'),
  ProfileValueReleased: onField('Yeni profil değeri onaylandı', ': yeni değer onaylandı'),
  ProfileValueRefused: onField('Yeni profil değeri onaylanmadı', ': yeni değer onaylanmadı'),
  ProfileValueHeldAgain: onField('Profil değeri yeniden onay bekliyor', ': değer yeniden onay bekliyor'),
  UsernameChanged: moderates('Üye kullanıcı adını değiştirdi'),
  UsernameRedirectSwitched: null,
  FormerUsernameReleased: null,
  NamesChanged: null,
  DisplayNameChanged: null,
  BirthDateGiven: null,
  BirthDateWithdrawn: null,
  ProfileMadePublic: null,
  ProfileMadePrivate: null,
  ProfileSectionWritten: null,
  ProfileSectionsHidden: null,
  ProfileSectionsShown: null,
  ProfileOpenedToGuests: null,
  ProfileClosedToGuests: null,
  ProfilePictureShown: null,
  ProfileTakenFromView: null,
  ProfileReturnedToView: null,
});
