import { Command } from '../../../kernel/command.js';

export class UploadCv extends Command<{ memberId: string; key: string; bytes: number }> {
  readonly type = 'UploadCv';
}

/** `instead`: nothing happens unless this is the key of the file that stands there now. */
export class DeleteCv extends Command<{ memberId: string; instead?: string }> {
  readonly type = 'DeleteCv';
}

/** What is not the CV any more is to go. `keys` are those whose files have gone when it is decided. */
export class RemoveFormerCvs extends Command<{ memberId: string; keys?: readonly string[] }> {
  readonly type = 'RemoveFormerCvs';
}

export type CvCommand = UploadCv | DeleteCv | RemoveFormerCvs;
