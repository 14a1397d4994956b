import { Command } from '../../../kernel/command.js';

export class UploadImage extends Command<{ imageId: string; memberId: string; key: string; width: number; height: number; bytes: number }> {
  readonly type = 'UploadImage';
}

export class UseImage extends Command<{ imageId: string; textId: string }> {
  readonly type = 'UseImage';
}

export class ReleaseImage extends Command<{ imageId: string; textId: string }> {
  readonly type = 'ReleaseImage';
}

/** Nothing happens when a text shows it again. */
export class DiscardImage extends Command<{ imageId: string }> {
  readonly type = 'DiscardImage';
}

export class ForgetImage extends Command<{ imageId: string }> {
  readonly type = 'ForgetImage';
}

export type TextKind = 'topic' | 'comment' | 'post' | 'project' | 'update' | 'job';

/** The pictures that a text shows now are to be known as used by it, and no others. `adds` is false where what was written brings none: then some may be gone. */
export class SettleImages extends Command<{ kind: TextKind; textId: string; adds?: boolean }> {
  readonly type = 'SettleImages';
}

/** Everything that a member uploaded is to go. */
export class ForgetImagesOfMember extends Command<{ memberId: string }> {
  readonly type = 'ForgetImagesOfMember';
}

export type ImageCommand = UploadImage | UseImage | ReleaseImage | DiscardImage | ForgetImage;
