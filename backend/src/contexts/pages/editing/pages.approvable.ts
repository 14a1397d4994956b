import { isBinding } from '../../../../contracts/page-editing.js';
import { approvable } from '../../../platform/approvals/approvable.js';
import { changedParts } from './changed-parts.rules.js';
import { ChangePage } from './editing.commands.js';

/** What members agree to is changed by two. */
export const pagesApprovable = approvable<ChangePage>({
  kind: 'page_text',
  command: ChangePage,
  permission: 'page.edit',
  waits: ({ slug }) => isBinding(slug),
  words: ['reason'],
  told: 'reason',
  member: () => null,
  page: ({ slug }) => slug,
  sentence: ({ standing, text, restored }) => {
    if (text === null) return `“${standing.title}” sayfası dosyasındaki metne dönecek`;
    return restored === null ? `“${standing.title}” sayfası değişecek` : `“${standing.title}” sayfası ${restored}. sürümüne dönecek`;
  },
  changes: ({ standing, text, file }) => changedParts(standing, text ?? file),
});
