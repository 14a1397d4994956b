import { sectionIn } from '../../../../contracts/profile-sections.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { AccountEvent } from '../account/account.events.js';
import type { ErasureEvent } from '../erasure/erasure.events.js';
import type { IdentityEvent } from '../identity/identity.events.js';
import type { KnownDeviceEvent } from '../known-device/known-device.events.js';
import type { MemberNames, ProfileEvent, ProfileFieldWithheld } from '../profile/profile.events.js';
import type { SecondFactorEvent } from '../second-factor/second-factor.events.js';
import type { SecurityMailSent } from '../security-mail/security-mail.events.js';
import type { MemberSessionsEvent, SessionEvent } from '../session/session.events.js';
import type { StaffRoleDecided } from '../staff/staff.events.js';
import type { AccountTakenBack } from '../taking-back/taking-back.events.js';
import { waysOf } from '../taking-back/taking-back.rules.js';
import { exportArea } from './data-export.rules.js';

const told = ({ type, at }: RecordedEvent, more: object = {}) => ({ at, what: type, ...more });
const names = ({ username, firstName, lastName, displayName }: MemberNames) => ({
  username,
  first_name: firstName,
  last_name: lastName,
  display_name: displayName,
});

const accountFile = ownDataFile<AccountEvent | AccountTakenBack | ErasureEvent | StaffRoleDecided>({
  name: 'hesap',
  title: 'Hesabınız: kayıt, doğrulama, rol, silme istekleri',
  rows: {
    MemberRegistered: (event) => told(event, { email: event.data.email, ...names(event.data) }),
    VerificationMailSent: (event) => told(event),
    EmailVerified: (event) => told(event),
    EmailVerificationDemanded: (event) => told(event, { note: event.data.note }),
    EmailVerificationDemandWithdrawn: (event) => told(event),
    EmailVerifiedAgain: (event) => told(event),
    PasswordResetMailSent: (event) => told(event),
    PasswordChanged: (event) => told(event),
    EmailChangeRequested: (event) => told(event, { email: event.data.email }),
    EmailChanged: (event) => told(event, { email: event.data.email, former_email: event.data.formerEmail }),
    EmailChangeUndone: (event) => told(event, { email: event.data.email }),
    EmailChangeSettled: (event) => told(event),
    AccountTakenBack: (event) => told(event, { since: event.data.since, dropped: waysOf(event.data) }),
    TermsAccepted: (event) => told(event, { document: event.data.document, version: event.data.version }),
    RoleGranted: (event, memberId) => (event.data.memberId === memberId ? told(event, { role: event.data.role }) : null),
    StaffRoleDecided: (event, memberId) =>
      event.data.memberId === memberId ? told(event, { role: event.data.role, former_role: event.data.formerRole, note: event.data.note }) : null,
    AccountDeletionRequested: (event) => told(event, { due: event.data.due, keep_content: event.data.keepContent }),
    AccountDeletionCancelled: (event) => told(event),
  },
});

const withheld = ({ field, how, reason, clause, value, message }: ProfileFieldWithheld['data']) => ({ field, how, reason, clause, value, message });

const profileFile = ownDataFile<ProfileEvent>({
  name: 'profil',
  title: 'Profiliniz: adlarınız, doğum tarihiniz, yazdığınız bölümler, görünürlük, moderatörlerin kararları',
  rows: {
    UsernameChanged: (event) =>
      told(event, { ...names(event.data), former_username: event.data.formerUsername, redirects: event.data.redirects, held_until: event.data.heldUntil }),
    UsernameRedirectSwitched: (event) =>
      told(event, { former_username: event.data.formerUsername, redirects: event.data.redirects, held_until: event.data.heldUntil }),
    FormerUsernameReleased: (event) => told(event),
    NamesChanged: (event) => told(event, names(event.data)),
    DisplayNameChanged: (event) => told(event, names(event.data)),
    BirthDateGiven: (event) => told(event, { birth_date: event.data.birthDate }),
    BirthDateWithdrawn: (event) => told(event),
    ProfileMadePublic: (event) => told(event),
    ProfileMadePrivate: (event) => told(event),
    ProfileSectionWritten: (event) => told(event, { section: event.data.section, ...sectionIn(event.data.value) }),
    ProfileSectionsHidden: (event) => told(event, { switches: event.data.flags }),
    ProfileSectionsShown: (event) => told(event, { switches: event.data.flags }),
    ProfileOpenedToGuests: (event) => told(event),
    ProfileClosedToGuests: (event) => told(event),
    ProfileTakenFromView: (event) => told(event),
    ProfileReturnedToView: (event) => told(event),
    ProfileFieldWithheld: (event) => told(event, withheld(event.data)),
    ProfileFieldGivenBack: (event) => told(event, { field: event.data.field }),
    ProfileValueHeld: (event) => told(event, { field: event.data.field, value: event.data.value }),
    ProfileValueWithdrawn: (event) => told(event, { field: event.data.field }),
    ProfileValueReleased: (event) => told(event, { field: event.data.field, value: event.data.value }),
    ProfileValueRefused: (event) => told(event, { field: event.data.field, value: event.data.value }),
    ProfileValueHeldAgain: (event) => told(event, { field: event.data.field, value: event.data.value }),
  },
});

const sessionFile = ownDataFile<SessionEvent | MemberSessionsEvent | KnownDeviceEvent>({
  name: 'oturumlar',
  title: 'Oturumlarınız ve giriş yaptığınız cihazlar',
  rows: {
    SessionStarted: (event) =>
      told(event, {
        session: event.data.sessionId,
        expires_at: event.data.expiresAt,
        remember: event.data.remember,
        device: event.data.device,
        place: event.data.place,
      }),
    SessionProlonged: (event) => told(event, { session: event.data.sessionId, expires_at: event.data.expiresAt }),
    SessionEnded: (event) => told(event, { session: event.data.sessionId }),
    SessionExpired: (event) => told(event, { session: event.data.sessionId }),
    MemberSessionsEnded: (event) => told(event),
    SessionRevoked: (event) => told(event, { session: event.data.sessionId }),
    SignedOutElsewhere: (event) => told(event),
    DeviceMet: (event) => told(event, { session: event.data.sessionId, device_digest: event.data.device, told_by_mail: event.data.isTold }),
    DevicesForgotten: (event) => told(event, { since: event.data.since }),
  },
});

const factorFile = ownDataFile<SecondFactorEvent | IdentityEvent | SecurityMailSent>({
  name: 'giris-yollari',
  title: 'Giriş yollarınız: iki adımlı doğrulama, geçiş anahtarları, bağlı hesaplar',
  rows: {
    TotpEnrolled: (event) => told(event),
    TotpRemoved: (event) => told(event),
    RecoveryCodesIssued: (event) => told(event, { count: event.data.count }),
    RecoveryCodeUsed: (event) => told(event),
    RecoveryCodesDropped: (event) => told(event),
    PasskeyAdded: (event) => told(event, { name: event.data.name }),
    PasskeyRenamed: (event) => told(event, { name: event.data.name }),
    PasskeyRemoved: (event) => told(event),
    SecondFactorsDropped: (event) => told(event, { reason: event.data.reason }),
    SecurityMailSent: (event) => told(event),
    IdentityLinked: (event) => told(event, { provider: event.data.provider }),
    IdentityUnlinked: (event) => told(event, { provider: event.data.provider }),
  },
});

/** Why a demand was taken back is what staff tell each other; the member was told that it was. */
const withholds = ({ type }: RecordedEvent): readonly string[] => (type === 'EmailVerificationDemandWithdrawn' ? ['note'] : []);

/** What accounts have of a member. */
export const accountsOwnData: OwnData = {
  files: [accountFile, profileFile, sessionFile, factorFile],
  withholds,
  areas: (memberId) => [exportArea(memberId)],
};
