import type { PageText } from '../../../../contracts/page-editing.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** What each change of a page says: the text that stands from then on, which change of this page it is, and the admin's reason. */
interface Change extends PageText {
  slug: string;
  version: number;
  /** What stood before. */
  before: PageText;
  since: string;
  reason: string | null;
  adminId: string;
}

/** An admin wrote the text of a page, or took an earlier version of it (`restored`); it stands from now on, whatever the files say. */
export type PageEdited = DomainEvent<'PageEdited', Change & { restored: number | null }>;

/** An admin gave a page back to its file: the text is what the file said then; from now on what it says stands. */
export type PageReturnedToFile = DomainEvent<'PageReturnedToFile', Change>;

export type PageEvent = PageEdited | PageReturnedToFile;
