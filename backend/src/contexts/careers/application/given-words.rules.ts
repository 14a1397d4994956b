/** What an applicant gives, and the random key of their CV's bytes in base64: sealed in the fact, as JSON. */
export interface GivenWords {
  readonly phone: string;
  readonly email: string;
  readonly note: string;
  readonly cv: { readonly name: string; readonly size: number; readonly key: string };
}

export const givenIn = (opened: string): GivenWords => JSON.parse(opened) as GivenWords;
