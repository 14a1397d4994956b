import type { PageText } from '../../../../contracts/page-editing.js';
import type { PageSlug } from '../../../../contracts/pages.js';
import { Command } from '../../../kernel/command.js';

/**
 * `text`: what is to stand; null: what the file says. `file`: that, `asked`: what it said when it was asked for. `standing`: what stood then,
 * `seen`: whether the admin saw that.
 */
export class ChangePage extends Command<{
  slug: PageSlug;
  text: PageText | null;
  restored: number | null;
  file: PageText;
  asked?: PageText;
  standing: PageText;
  seen: boolean;
  reason: string;
  adminId: string;
}> {
  readonly type = 'ChangePage';
}
