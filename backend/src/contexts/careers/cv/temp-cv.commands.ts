import { Command } from '../../../kernel/command.js';

/** Sealed and stored already. */
export class KeepTempCv extends Command<{ readonly cvId: string; readonly memberId: string; readonly key: string; readonly sealed: string }> {
  readonly type = 'KeepTempCv';
}

export class RemoveTempCv extends Command<{ readonly cvId: string }> {
  readonly type = 'RemoveTempCv';
}

export type TempCvCommand = KeepTempCv | RemoveTempCv;
