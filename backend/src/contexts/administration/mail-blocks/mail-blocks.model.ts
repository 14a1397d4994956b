import type { BlockKind } from '../../../../contracts/mail-blocks.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, object, oneOf, orNull, personal, text } from '../../../platform/views/view-fields.js';

/** What is blocked, by the id of the block. */
export const mailBlocksView = declareView(
  'mail_blocks',
  { kind: oneOf<BlockKind>(), domain: orNull(text), at: text, admin_id: text, position: number },
  { indexes: [{ position: -1 }] },
);
export type MailBlockDocument = DocumentOf<typeof mailBlocksView>;

/** Why an admin blocked what, by the id of the block. */
export const blockWordsView = declareView(
  'block_words',
  { reasons: personal(object<Readonly<Record<string, string>>>()) },
  { forgottenWith: ['AccountErased'] },
);
