/** Which texts a member has accepted, and in which version. */

/** The texts that a member has to have read: the terms are accepted, the privacy notice is taken note of. */
export const TERMS_DOCUMENTS = ['terms', 'aydinlatma'] as const;
export type TermsDocument = (typeof TERMS_DOCUMENTS)[number];

export const CONSENT_TEXT = {
  accepted: 'Teşekkürler, onayınız kaydedildi.',
  outdated: 'Bu metin siz okurken değişti. Yeni hâlini okuyup tekrar onaylayın.',
  needed: 'Üye olmak için kullanım koşullarını kabul etmeniz ve aydınlatma metnini okumanız gerekir.',
} as const;

/** Answer of `GET /api/auth/consents`, one for each document. */
export interface Consent {
  document: TermsDocument;
  title: string;
  /** The version in force. */
  version: string;
  updated_at: string;
  accepted_version: string | null;
  accepted_at: string | null;
  /** Whether the version in force is the one that was accepted. */
  up_to_date: boolean;
}

export interface AcceptTermsRequest {
  document: TermsDocument;
  version: string;
}
