import { contextOf } from '../../platform/slices/context.js';
import { account } from './account/account.slice.js';
import { accountLink } from './account-link/account-link.slice.js';
import { appearance } from './appearance/appearance.slice.js';
import { consent } from './consent/consent.slice.js';
import { cv } from './cv/cv.slice.js';
import { dataExport } from './data-export/data-export.slice.js';
import { disclosure } from './disclosure/disclosure.slice.js';
import { documents } from './documents/documents.slice.js';
import { emailChange } from './email-change/email-change.slice.js';
import { erasure } from './erasure/erasure.slice.js';
import { identity } from './identity/identity.slice.js';
import { knownDevice } from './known-device/known-device.slice.js';
import { naming } from './naming/naming.slice.js';
import { past } from './past/past.slice.js';
import { PastAccountQuery } from './past/past-account.query.js';
import { profile } from './profile/profile.slice.js';
import { ReportedProfileQuery } from './profile/reported-profile.query.js';
import { profileDraft } from './profile-draft/profile-draft.slice.js';
import { profilePicture } from './profile-picture/profile-picture.slice.js';
import { proof } from './proof/proof.slice.js';
import { proving } from './proving/proving.slice.js';
import { reservation } from './reservation/reservation.slice.js';
import { secondFactor } from './second-factor/second-factor.slice.js';
import { securityLog } from './security-log/security-log.slice.js';
import { securityMail } from './security-mail/security-mail.slice.js';
import { session } from './session/session.slice.js';
import { signInRecord } from './sign-in-record/sign-in-record.slice.js';
import { ProfilesSection } from './site/profiles.section.js';
import { site } from './site/site.slice.js';
import { staff } from './staff/staff.slice.js';
import { subrole } from './subrole/subrole.slice.js';
import { takingBack } from './taking-back/taking-back.slice.js';
import { usernameChange } from './username-change/username-change.slice.js';
import { verificationDemand } from './verification-demand/verification-demand.slice.js';
import { views } from './views/views.slice.js';

export const accounts = contextOf({
  name: 'accounts',
  slices: [
    account,
    accountLink,
    reservation,
    session,
    signInRecord,
    views,
    consent,
    securityLog,
    identity,
    proof,
    proving,
    naming,
    secondFactor,
    appearance,
    profile,
    profileDraft,
    profilePicture,
    cv,
    documents,
    erasure,
    dataExport,
    securityMail,
    staff,
    disclosure,
    subrole,
    verificationDemand,
    emailChange,
    takingBack,
    knownDevice,
    usernameChange,
    past,
    site,
  ],
  exports: [ReportedProfileQuery, PastAccountQuery, ProfilesSection],
});
