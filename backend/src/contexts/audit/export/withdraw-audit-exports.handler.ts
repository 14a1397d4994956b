import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Files } from '../../../kernel/files.js';
import { FILES } from '../../../platform/tokens.js';
import { factDisclosureStream } from '../access/fact-disclosure.decider.js';
import { WithdrawAuditExport, type WithdrawAuditExports } from './audit-export.commands.js';
import { auditExportStream } from './audit-export.decider.js';
import { exportKey } from './audit-export.rules.js';

/** Removes the files, then records that they are gone; a run that was cut short is repeated as a whole. */
@Injectable()
export class WithdrawAuditExportsHandler implements ICommandHandler<WithdrawAuditExports> {
  constructor(
    private readonly store: EventStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async execute({ data: { memberId }, origin }: WithdrawAuditExports): Promise<void> {
    const own = [...(await this.store.state(auditExportStream, memberId)).keys()].map((exportId) => ({ readerId: memberId, exportId }));
    const looks = await this.store.read(factDisclosureStream, memberId);
    const opened = looks.flatMap((look) => (look.type === 'RecordsExported' ? [{ readerId: look.actor.id, exportId: look.data.exportId }] : []));
    for (const { readerId, exportId } of [...own, ...opened]) {
      await this.files.remove(exportKey(readerId, exportId));
      const step = { ...origin, id: `${origin.id}/${exportId}`, causationId: origin.id };
      await this.store.decideOn(auditExportStream, readerId, new WithdrawAuditExport({ readerId, exportId }, step));
    }
  }
}
