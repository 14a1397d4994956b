import { Command } from '../../../kernel/command.js';

/** `formerName` is how it is written now; `isTaken` says whether topics have a tag of the new name. */
export class RenameTag extends Command<{ slug: string; name: string; formerName: string; isTaken: boolean }> {
  readonly type = 'RenameTag';
}

/** With the names of both, as they are written now. */
export class MergeTag extends Command<{ slug: string; name: string; into: string; intoName: string; mergeId: string }> {
  readonly type = 'MergeTag';
}

export class SeparateTag extends Command<{ slug: string }> {
  readonly type = 'SeparateTag';
}

/** `on` says whether it is to be banned. */
export class BanTag extends Command<{ slug: string; name: string; on: boolean }> {
  readonly type = 'BanTag';
}

export type TagRuleCommand = RenameTag | MergeTag | SeparateTag | BanTag;
