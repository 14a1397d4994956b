/**
 * What applicants agree to when they apply, by its versions, the newest last: an application says to which one. A changed text is a new version;
 * an old one stays, so that it can be told what somebody agreed to.
 */
interface JobConsent {
  version: number;
  text: string;
}

export const JOB_CONSENTS: readonly [JobConsent, ...JobConsent[]] = [
  {
    version: 1,
    text: 'Telefonumun, e-posta adresimin, CV’min ve notumun, yalnızca bu başvurunun değerlendirilmesi için ilan sahibiyle ve ilanın yetkili ekibiyle paylaşılmasını kabul ediyorum. Başvurumu geri çekersem bunlar hemen, çekmezsem 12 ay sonra silinir. İlan ya da iki hesaptan biri silinirse daha önce silinir.',
  },
];

/** The version in force. */
export const JOB_CONSENT: JobConsent = JOB_CONSENTS.at(-1) ?? JOB_CONSENTS[0];
