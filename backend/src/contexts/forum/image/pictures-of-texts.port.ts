import type { Caller } from '../../../platform/callers/caller.js';

/** Knows the pictures of texts of another context, which are uploaded like those of topics; each is bound by the composition root. */
export abstract class PicturesOfTexts {
  /** Ids of the pictures that a text shows now, its cover among them. */
  abstract shownBy(textId: string): Promise<readonly string[]>;
  /** Whether the caller may read one of these texts; ids of other texts are none of its. */
  abstract isRead(ids: readonly string[], caller: Caller): Promise<boolean>;
}

export abstract class PostPictures extends PicturesOfTexts {}
/** A project and its postings are one text. */
export abstract class ProjectPictures extends PicturesOfTexts {}
/** What projects tell of themselves. */
export abstract class UpdatePictures extends PicturesOfTexts {}
/** Logos of companies, and what listings show. */
export abstract class JobPictures extends PicturesOfTexts {}
