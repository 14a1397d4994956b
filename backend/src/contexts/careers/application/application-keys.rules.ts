/** The tree of keys of one application: one row of the vault, destroyed when the application is. */
export const applicationKeys = (applicationId: string): string => `job-application-${applicationId}#`;

/** A text of an application, and who wrote it. */
export interface ApplicationText {
  readonly applicationId: string;
  readonly applicantId: string;
  readonly authorId: string;
  /** Tells it from all others of the application: a note is destroyed alone. */
  readonly leaf: string;
}

/**
 * What a text is sealed under, the outermost first: the keys of the applicant and of who wrote it, so that it is unreadable as soon as one of the two is
 * forgotten, and one of the application.
 */
export const keysOf = ({ applicationId, applicantId, authorId, leaf }: ApplicationText): readonly string[] => [
  ...new Set([applicantId, authorId]),
  `${applicationKeys(applicationId)}${leaf}`,
];

const LEAF = {
  given: 'given',
  answer: (messageId: string): string => `answer.${messageId}`,
  note: (noteId: string): string => `note.${noteId}`,
  rating: (authorId: string): string => `rating.${authorId}`,
  download: (downloadId: string): string => `download.${downloadId}`,
} as const;

type Said = { readonly applicationId: string; readonly applicantId: string; readonly authorId: string };
export const noteText = ({ noteId, ...of }: Said & { readonly noteId: string }): ApplicationText => ({ ...of, leaf: LEAF.note(noteId) });
export const answerText = ({ messageId, ...of }: Said & { readonly messageId: string }): ApplicationText => ({ ...of, leaf: LEAF.answer(messageId) });
export const ratingText = (of: Said): ApplicationText => ({ ...of, leaf: LEAF.rating(of.authorId) });
export const downloadText = ({ downloadId, ...of }: Said & { readonly downloadId: string }): ApplicationText => ({ ...of, leaf: LEAF.download(downloadId) });
export const givenText = ({ applicationId, applicantId }: Omit<Said, 'authorId'>): ApplicationText => ({
  ...{ applicationId, applicantId, authorId: applicantId, leaf: LEAF.given },
});

/** What its CV is encrypted for: the bytes of one application do not open in the place of another. */
export const cvPlace = (applicationId: string): string => `job-application-cv/${applicationId}`;
