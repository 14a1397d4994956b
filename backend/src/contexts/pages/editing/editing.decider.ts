import { PAGE_EDIT_TEXT, type PageText, pageProblems, pageReasonProblem, tidyPage } from '../../../../contracts/page-editing.js';
import type { Decider, Personal, StreamType } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { ChangePage } from './editing.commands.js';
import type { PageEvent } from './editing.events.js';

/** What the console made of a page. */
export interface EditedPage {
  /** How often it was changed. */
  readonly version: number;
  /** Null while the file stands. */
  readonly text: PageText | null;
  /** Of the last change. */
  readonly since: string | null;
}

const isSame = (one: PageText, other: PageText): boolean =>
  one.title === other.title && one.description === other.description && one.markdown === other.markdown;

/** One text stands at a time, nobody writes over one that they have not seen, and going back is a change like any other. */
export const editedPage: Decider<EditedPage, ChangePage, PageEvent> = {
  initial: { version: 0, text: null, since: null },
  evolve(_, { type, data: { version, since, title, description, markdown } }) {
    return { version, since, text: type === 'PageEdited' ? { title, description, markdown } : null };
  },
  decide({ data: { slug, text, restored, file, asked = file, standing, seen, reason, adminId }, origin: { at: since } }, state) {
    const wanted = text && tidyPage(text);
    refuseProblems('page.invalid', { ...(wanted && pageProblems(wanted)), reason: pageReasonProblem(reason) ?? undefined });
    const before = state.text ?? file;
    const isSo = wanted ? isSame(wanted, before) : state.text === null;
    if (isSo) return [];
    if (!seen || !isSame(standing, before)) throw new RuleViolation('page.changed-meanwhile', PAGE_EDIT_TEXT.changedMeanwhile);
    if (!wanted && !isSame(asked, file)) throw new RuleViolation('page.changed-meanwhile', PAGE_EDIT_TEXT.fileChangedMeanwhile);
    const change = { slug, version: state.version + 1, before, since, reason: reason.trim(), adminId };
    if (wanted) return [{ type: 'PageEdited', data: { ...change, ...wanted, restored } }];
    return [{ type: 'PageReturnedToFile', data: { ...change, ...file } }];
  },
};

const why: Personal<{ adminId: string; reason: string | null }> = { subject: ({ adminId }) => adminId, fields: ['reason'] };

/** `page-<slug>` */
export const pageStream: StreamType<EditedPage, ChangePage, PageEvent> = {
  category: 'page',
  decider: editedPage,
  events: { PageEdited: { schema: 1, personal: why }, PageReturnedToFile: { schema: 1, personal: why } },
};
