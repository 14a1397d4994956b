import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { ForgetReportText, ForgetReportTexts } from './report.commands.js';
import { ReportsAbout } from './reports-about.port.js';

const AT_ONCE = 200;

/** Forgets report by report; what is forgotten stays so, and a run that was cut short is repeated as a whole. */
@Injectable()
export class ForgetReportTextsHandler implements ICommandHandler<ForgetReportTexts> {
  constructor(
    private readonly commands: CommandBus,
    private readonly reports: ReportsAbout,
  ) {}

  async execute({ data: { memberId }, origin }: ForgetReportTexts): Promise<void> {
    for (let offset = 0; ; offset += AT_ONCE) {
      const ids = await this.reports.about(memberId, AT_ONCE, offset);
      for (const reportId of ids) {
        await this.commands.execute(new ForgetReportText({ reportId }, { ...origin, id: `${origin.id}/${reportId}`, causationId: origin.id }));
      }
      if (ids.length < AT_ONCE) return;
    }
  }
}
